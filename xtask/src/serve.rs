//! A small static server, as plain as the plainest host that the page may meet.
//!
//! It is our own because the tests need what the usual ones do not offer: to stop
//! so that nothing answers any more, not even on connections that are still open;
//! to start again on the same port; and to tell what was asked of it. Every
//! answer closes its connection, which makes all three simple.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use anyhow::{Context, Result};

use crate::project;

/// Longer requests come from no browser of ours.
const LONGEST_HEAD: u64 = 64 * 1024;

/// What somebody asked of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The path as it was sent, with the mount and the query.
    pub path: String,
    /// The `Host` header.
    pub host: String,
}

/// A running server; it stops when dropped.
#[derive(Debug)]
pub struct Server {
    port: u16,
    shared: Arc<Shared>,
    listening: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    folder: PathBuf,
    mount: String,
    stopped: AtomicBool,
    requests: Mutex<Vec<Request>>,
}

impl Server {
    /// Serves the folder on loopback under a path such as `/` or `/some/where/`.
    /// Port 0 means any that is free.
    ///
    /// # Errors
    ///
    /// When the port is taken.
    pub fn start(port: u16, folder: &Path, mount: &str) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("cannot listen on port {port}; end what uses it, or choose another port"))?;
        let port = listener.local_addr()?.port();
        let shared = Arc::new(Shared {
            folder: folder.to_owned(),
            mount: mount.to_owned(),
            stopped: AtomicBool::new(false),
            requests: Mutex::default(),
        });
        let for_thread = Arc::clone(&shared);
        let listening = Some(std::thread::spawn(move || listen(&listener, &for_thread)));
        Ok(Self { port, shared, listening })
    }

    /// The port it listens on.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where a browser finds the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.shared.mount)
    }

    /// All that was asked so far, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.shared.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits for as long as it serves.
    pub fn wait(mut self) {
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }

    /// Stops: afterwards the port refuses connections.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::SeqCst);
        // The listener waits for somebody to come, so somebody comes.
        let _ = TcpStream::connect(SocketAddr::from((Ipv4Addr::LOCALHOST, self.port)));
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, shared: &Arc<Shared>) {
    for connection in listener.incoming() {
        if shared.stopped.load(Ordering::SeqCst) {
            return;
        }
        let Ok(connection) = connection else { continue };
        let shared = Arc::clone(shared);
        // A connection that breaks off is the browser's own affair.
        std::thread::spawn(move || drop(answer(&connection, &shared)));
    }
}

fn answer(mut connection: &TcpStream, shared: &Shared) -> std::io::Result<()> {
    let mut head = BufReader::new(connection.take(LONGEST_HEAD)).lines();
    let request_line = head.next().transpose()?.unwrap_or_default();
    let mut host = String::new();
    for line in head {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("host")
        {
            value.trim().clone_into(&mut host);
        }
    }
    // Browsers also open connections in advance and then need none.
    if request_line.is_empty() || shared.stopped.load(Ordering::SeqCst) {
        return Ok(());
    }
    let mut words = request_line.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    shared.requests.lock().unwrap_or_else(PoisonError::into_inner).push(Request { path: path.to_owned(), host });

    let reply = if method == "GET" || method == "HEAD" {
        reply_to(path, shared)
    } else {
        Reply::sentence("405 Method Not Allowed", "Expected GET or HEAD.")
    };
    write!(
        connection,
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{}Cache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        reply.status,
        reply.kind,
        reply.body.len(),
        reply.location.map(|place| format!("Location: {place}\r\n")).unwrap_or_default(),
    )?;
    if method == "GET" {
        connection.write_all(&reply.body)?;
    }
    connection.flush()
}

struct Reply {
    status: &'static str,
    kind: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

impl Reply {
    fn sentence(status: &'static str, sentence: &str) -> Self {
        let body = sentence.as_bytes().to_vec();
        Self { status, kind: "text/plain; charset=utf-8", location: None, body }
    }
}

fn reply_to(path: &str, shared: &Shared) -> Reply {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    // Without the slash, relative addresses would lead one folder too high.
    if format!("{path}/") == shared.mount {
        let location = Some(shared.mount.clone());
        return Reply { location, ..Reply::sentence("301 Moved Permanently", "A folder.") };
    }
    let Some(path) = path.strip_prefix(&shared.mount) else {
        return Reply::sentence("404 Not Found", "Nothing is served here.");
    };
    let path = if path.is_empty() { "index.html" } else { path };
    // Our own names need no escapes, so whatever has them is not one of ours.
    let inside = path.split('/').all(|part| !part.is_empty() && part != "..");
    match std::fs::read(shared.folder.join(path)) {
        Ok(body) if inside => Reply { status: "200 OK", kind: kind_of(path), location: None, body },
        _ => Reply::sentence("404 Not Found", "There is no such file."),
    }
}

fn kind_of(path: &str) -> &'static str {
    match project::ending(path) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "json" => "application/json",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(port: u16, path: &str) -> std::io::Result<String> {
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        write!(connection, "GET {path} HTTP/1.1\r\nHost: here\r\n\r\n")?;
        let mut answer = String::new();
        connection.read_to_string(&mut answer)?;
        Ok(answer)
    }

    #[test]
    fn files_are_served_below_the_mount_and_nowhere_else() -> Result<()> {
        let server = Server::start(0, Path::new(env!("CARGO_MANIFEST_DIR")), "/some/where/")?;
        let answer = ask(server.port(), "/some/where/Cargo.toml?query")?;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("\r\n\r\n[package]\n"), "{answer}");
        for outside in ["/Cargo.toml", "/some/where/../Cargo.toml", "/some/where/nothing"] {
            let answer = ask(server.port(), outside)?;
            assert!(answer.starts_with("HTTP/1.1 404 "), "{outside}: {answer}");
        }
        assert!(ask(server.port(), "/some/where")?.contains("\r\nLocation: /some/where/\r\n"));
        assert_eq!(server.requests()[1], Request { path: "/Cargo.toml".into(), host: "here".into() });
        Ok(())
    }

    #[test]
    fn a_stopped_server_refuses_and_its_port_can_be_used_again() -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let server = Server::start(0, folder, "/")?;
        let port = server.port();
        assert!(ask(port, "/Cargo.toml").is_ok());
        server.stop();
        assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err());
        let again = Server::start(port, folder, "/")?;
        assert!(ask(again.port(), "/Cargo.toml").is_ok());
        Ok(())
    }
}
