//! The page.
fn main() {
    leptos::mount::mount_to_body(|| "Corsair Cabinet");
}
