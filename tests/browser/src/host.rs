//! The host of the page, which can stop, restart, or serve a new version.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use tempfile::TempDir;
use xtask::serve::{Request, Server};
use xtask::{project, service_worker};

/// Serves a folder on a port that stays the same for the whole visit.
#[derive(Debug)]
pub struct Host {
    mount: String,
    port: u16,
    folder: PathBuf,
    server: Option<Server>,
    /// What earlier servers were asked.
    earlier: Vec<Request>,
}

impl Host {
    /// Serves `dist/` under a path such as `/` or `/some/where/`.
    ///
    /// # Errors
    ///
    /// When `dist/` has not been built.
    pub fn start(mount: &str) -> Result<Self> {
        let folder = project::dist();
        ensure!(
            folder.join("index.html").is_file(),
            "there is no dist/ to test; run `cargo xtask test`, or `cargo xtask build`"
        );
        let server = Server::start(0, &folder, mount)?;
        let port = server.port();
        Ok(Self { mount: mount.to_owned(), port, folder, server: Some(server), earlier: Vec::new() })
    }

    /// Where the page is.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.mount)
    }

    /// Stops: requests are not answered until it restarts.
    pub fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            self.earlier.extend(server.requests());
            server.stop();
        }
    }

    /// From now on, breaks off in the middle of each file whose path begins like this; `None` sends all files whole.
    pub fn send_half(&self, path: Option<&str>) {
        if let Some(server) = &self.server {
            server.send_half(path);
        }
    }

    /// Comes back on the same port.
    ///
    /// # Errors
    ///
    /// When another program has taken the port.
    pub fn restart(&mut self) -> Result<()> {
        self.stop();
        self.server = Some(Server::start(self.port, &self.folder, &self.mount)?);
        Ok(())
    }

    /// Serves another folder from now on, as when a new version is uploaded.
    ///
    /// # Errors
    ///
    /// When another program has taken the port.
    pub fn serve(&mut self, folder: &Path) -> Result<()> {
        folder.clone_into(&mut self.folder);
        self.restart()
    }

    /// Everything that was asked of the host during this visit, in order.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        let mut requests = self.earlier.clone();
        requests.extend(self.server.iter().flat_map(Server::requests));
        requests
    }
}

/// A copy of `dist/` with one change, as a version of its own.
///
/// # Errors
///
/// When the copy cannot be written.
pub fn new_version(change: impl FnOnce(&Path) -> Result<()>) -> Result<TempDir> {
    let copy = TempDir::with_prefix("corsair-cabinet-dist-")?;
    project::copy(&project::dist(), copy.path())?;
    change(copy.path())?;
    service_worker::write(copy.path())?;
    Ok(copy)
}
