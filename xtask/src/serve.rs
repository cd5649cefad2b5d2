//! A small static server, with no more features than the simplest host of the page.
//!
//! The tests need features that usual servers do not offer: stopping at once, open connections included; starting again on the
//! same port; and a list of the requests. Each response closes its connection, which makes all three simple.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use anyhow::{Context, Result};

use crate::project;

/// The maximum size of a request's head, in bytes.
const MAX_HEAD_BYTES: u64 = 64 * 1024;

/// A request to the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The path as the client sent it, with the mount and the query.
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
    /// The beginning of the paths of the files of which only half is sent; `None` if all files are sent whole.
    half_sent: Mutex<Option<String>>,
    requests: Mutex<Vec<Request>>,
}

impl Server {
    /// Serves the folder on loopback, mounted at a path such as `/` or `/some/where/`. Port 0 chooses a free port.
    ///
    /// # Errors
    ///
    /// When the port is in use.
    pub fn start(port: u16, folder: &Path, mount: &str) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| {
            format!("cannot listen on port {port}; stop the program that uses it, or choose another port")
        })?;
        let port = listener.local_addr()?.port();
        let shared = Arc::new(Shared {
            folder: folder.to_owned(),
            mount: mount.to_owned(),
            stopped: AtomicBool::new(false),
            half_sent: Mutex::default(),
            requests: Mutex::default(),
        });
        let for_thread = Arc::clone(&shared);
        let listening = Some(std::thread::spawn(move || {
            listen(&listener, &for_thread);
            close(listener);
        }));
        Ok(Self { port, shared, listening })
    }

    /// The port on which the server listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.shared.mount)
    }

    /// Sends only half of each file whose path begins with `path`, from now on; `None` sends all files whole again.
    pub fn send_half(&self, path: Option<&str>) {
        *self.shared.half_sent.lock().unwrap_or_else(PoisonError::into_inner) = path.map(str::to_owned);
    }

    /// All requests so far, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.shared.requests.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Blocks until the server stops.
    pub fn wait(mut self) {
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }

    /// Stops the server; the port then refuses connections.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.stopped.store(true, Ordering::SeqCst);
        // A connection wakes the listener, which then sees the flag.
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
        // An aborted connection is no error of the server.
        std::thread::spawn(move || drop(handle(&connection, &shared)));
    }
}

/// Makes the port refuse connections from now on. A program that another thread is starting shares the socket until it runs, so
/// dropping the listener is not enough.
fn close(listener: TcpListener) {
    // Where a listening socket cannot be shut down, it is only dropped.
    #[cfg(unix)]
    let _ = TcpStream::from(std::os::fd::OwnedFd::from(listener)).shutdown(std::net::Shutdown::Both);
    #[cfg(not(unix))]
    drop(listener);
}

/// Reads one request and writes its response.
fn handle(mut connection: &TcpStream, shared: &Shared) -> std::io::Result<()> {
    let mut head = BufReader::new(connection.take(MAX_HEAD_BYTES)).lines();
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
    // Browsers open connections in advance and may send nothing on them.
    if request_line.is_empty() || shared.stopped.load(Ordering::SeqCst) {
        return Ok(());
    }
    let mut words = request_line.split(' ');
    let (method, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    shared.requests.lock().unwrap_or_else(PoisonError::into_inner).push(Request { path: path.to_owned(), host });

    let response = if method == "GET" || method == "HEAD" {
        respond(path, shared)
    } else {
        Response::text("405 Method Not Allowed", "Expected GET or HEAD.")
    };
    write!(
        connection,
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{}Cache-Control: no-cache\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        response.status,
        response.content_type,
        response.body.len(),
        response.location.map(|location| format!("Location: {location}\r\n")).unwrap_or_default(),
    )?;
    if method == "GET" {
        let cut = shared.half_sent.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_cut = cut.is_some_and(|cut| path.strip_prefix(&shared.mount).is_some_and(|path| path.starts_with(&cut)));
        let sent = if is_cut { response.body.len() / 2 } else { response.body.len() };
        connection.write_all(&response.body[..sent])?;
    }
    connection.flush()
}

struct Response {
    status: &'static str,
    content_type: &'static str,
    location: Option<String>,
    body: Vec<u8>,
}

impl Response {
    /// A response with a short text as its body.
    fn text(status: &'static str, text: &str) -> Self {
        let body = text.as_bytes().to_vec();
        Self { status, content_type: "text/plain; charset=utf-8", location: None, body }
    }
}

fn respond(path: &str, shared: &Shared) -> Response {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    // Without the final slash, relative addresses would start from the parent folder.
    if format!("{path}/") == shared.mount {
        let location = Some(shared.mount.clone());
        return Response { location, ..Response::text("301 Moved Permanently", "A folder.") };
    }
    let Some(path) = path.strip_prefix(&shared.mount) else {
        return Response::text("404 Not Found", "Nothing is served here.");
    };
    let path = if path.is_empty() { "index.html" } else { path };
    // File names of the site need no percent escapes, so paths are not decoded.
    let is_inside = path.split('/').all(|part| !part.is_empty() && part != "..");
    match std::fs::read(shared.folder.join(path)) {
        Ok(body) if is_inside => Response { status: "200 OK", content_type: content_type(path), location: None, body },
        _ => Response::text("404 Not Found", "There is no such file."),
    }
}

fn content_type(path: &str) -> &'static str {
    match project::extension(path) {
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
    use std::process::Command;

    use anyhow::ensure;

    use super::*;

    fn get(port: u16, path: &str) -> std::io::Result<String> {
        let mut connection = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        write!(connection, "GET {path} HTTP/1.1\r\nHost: here\r\n\r\n")?;
        let mut response = String::new();
        connection.read_to_string(&mut response)?;
        Ok(response)
    }

    #[test]
    fn files_are_served_only_below_the_mount() -> Result<()> {
        let server = Server::start(0, Path::new(env!("CARGO_MANIFEST_DIR")), "/some/where/")?;
        let response = get(server.port(), "/some/where/Cargo.toml?query")?;
        assert!(response.starts_with("HTTP/1.1 200 OK\r\n"), "{response}");
        assert!(response.contains("\r\n\r\n[package]\n"), "{response}");
        for outside in ["/Cargo.toml", "/some/where/../Cargo.toml", "/some/where/nothing"] {
            let response = get(server.port(), outside)?;
            assert!(response.starts_with("HTTP/1.1 404 "), "{outside}: {response}");
        }
        assert!(get(server.port(), "/some/where")?.contains("\r\nLocation: /some/where/\r\n"));
        assert_eq!(server.requests()[1], Request { path: "/Cargo.toml".into(), host: "here".into() });
        Ok(())
    }

    #[test]
    fn a_file_may_be_cut_in_the_middle() -> Result<()> {
        let server = Server::start(0, Path::new(env!("CARGO_MANIFEST_DIR")), "/")?;
        let whole = get(server.port(), "/Cargo.toml")?;
        server.send_half(Some("Cargo"));
        let cut = get(server.port(), "/Cargo.toml")?;
        assert!(cut.len() < whole.len() && whole.starts_with(&cut), "{cut}");
        server.send_half(None);
        assert_eq!(get(server.port(), "/Cargo.toml")?, whole);
        Ok(())
    }

    fn stop_and_start_again(folder: &Path) -> Result<()> {
        let server = Server::start(0, folder, "/")?;
        let port = server.port();
        get(port, "/Cargo.toml")?;
        server.stop();
        ensure!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err(), "port {port} accepts connections");
        get(Server::start(port, folder, "/")?.port(), "/Cargo.toml")?;
        Ok(())
    }

    #[test]
    fn a_stopped_server_frees_its_port() -> Result<()> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let is_done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            // Programs that are being started have all open sockets for a moment.
            scope.spawn(|| {
                while !is_done.load(Ordering::SeqCst) {
                    let program = std::env::current_exe().expect("a test is a program");
                    let _ = Command::new(program).arg("--list").output();
                }
            });
            let result = (0..100).try_for_each(|_| stop_and_start_again(folder));
            is_done.store(true, Ordering::SeqCst);
            result
        })
    }
}
