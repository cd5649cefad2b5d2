//! Reads the `rulings.md` of a game or of all games.

/// A ruling of a `rulings.md`.
pub struct Ruling {
    /// The id of the ruling, such as `KC-07`.
    pub id: String,
    /// The path of the file, from the root of the repository.
    pub file: String,
    /// The lines below the heading of the ruling.
    pub text: String,
}

impl Ruling {
    /// Whether the text has a bullet point that begins with these words.
    pub fn has(&self, bullet: &str) -> bool {
        self.text.lines().any(|line| line.strip_prefix("- ").is_some_and(|line| line.starts_with(bullet)))
    }
}

/// The rulings of a file, in the order in which they are written.
pub fn read_rulings(file: &str, text: &str) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            let id = heading.split(' ').next().unwrap_or_default().to_owned();
            rulings.push(Ruling { id, file: file.to_owned(), text: String::new() });
        } else if let Some(ruling) = rulings.last_mut() {
            ruling.text.push_str(line);
            ruling.text.push('\n');
        }
    }
    rulings
}
