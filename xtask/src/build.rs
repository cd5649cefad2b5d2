//! Builds `dist/`.

use anyhow::{Context, Result};

use crate::command::{cargo, command, run, say};
use crate::tools;

/// The programs of the page: name, profile and feature, as `index.html` tells them to Trunk.
const PROGRAMS: [[&str; 3]; 2] = [["corsair-cabinet", "release", "page"], ["engine_worker", "engine", "worker"]];

/// Builds the release into `dist/`, and installs missing tools first.
///
/// It always runs: cargo needs a second to find out that nothing has changed, and [`crate::stage`] caches the output of
/// `wasm-opt`.
///
/// # Errors
///
/// When a tool cannot be installed or the build fails.
pub fn build() -> Result<()> {
    let path = tools::for_building(compile)?;
    say("Building dist/: about 3 minutes the first time, a few seconds if nothing changed.");
    let mut trunk = command("trunk");
    trunk
        .args(["build", "--release", "--locked"])
        .env("PATH", path)
        // Cargo reports the progress. Trunk would repeat it, and warn that its minifier cannot parse wasm-bindgen's
        // output.
        .env("RUST_LOG", "error")
        .env("RUST_BACKTRACE", "0");
    run(&mut trunk).context("the build of dist/ failed; dist/ still holds the last successful build")
}

/// Compiles the programs of the page as Trunk does, which finds them compiled then.
fn compile() -> Result<()> {
    for [program, profile, feature] in PROGRAMS {
        let mut build = cargo(&["build", "--quiet", "--locked", "--target=wasm32-unknown-unknown"]);
        build.args(["--profile", profile, "--bin", program, "--features", feature]);
        run(&mut build).with_context(|| format!("{program} cannot be compiled"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::html::{attribute, tags};
    use crate::project;

    #[test]
    fn programs_are_compiled_as_trunk_compiles_them() {
        let page = std::fs::read_to_string(project::root().join("index.html")).unwrap();
        let links = tags(&page, "<link").filter(|tag| attribute(tag, "rel") == Some("rust"));
        let told: Vec<_> = links
            .map(|tag| ["data-bin", "data-cargo-profile", "data-cargo-features"].map(|name| attribute(tag, name)))
            .collect();
        // Trunk's own default is the release.
        let own = PROGRAMS.map(|[program, profile, feature]| {
            [Some(program), Some(profile).filter(|profile| *profile != "release"), Some(feature)]
        });
        assert_eq!(told, own);
    }
}
