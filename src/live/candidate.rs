//! Where a device can be reached: a host candidate of ICE over UDP.

use std::array;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU16;

use crate::correspondence::Code;
use crate::game::text::{ParseError, Word};

/// The priority of the best host candidate: RFC 8445, chapter 5.1.2.1.
const BEST_PRIORITY: u32 = (126 << 24) + (65_535 << 8) + 255;

/// The difference to the priority of the next one.
const PRIORITY_STEP: u32 = 1 << 8;

/// A port of a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The device.
    pub host: Host,
    /// The UDP port.
    pub port: NonZeroU16,
}

/// How a candidate names its device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    /// By the number of a UUID, which the local network resolves as `<uuid>.local`. Browsers use such names to keep addresses
    /// private.
    Name(u128),
    /// By its address.
    Address(IpAddr),
}

impl Host {
    fn from_sdp(text: &str) -> Option<Self> {
        let Some(uuid) = text.strip_suffix(".local") else { return text.parse().ok().map(Self::Address) };
        let host = Self::Name(u128::from_str_radix(&uuid.replace('-', ""), 16).ok()?);
        // Writing it again refuses hyphens and digits in other places.
        (host.to_string() == text.to_ascii_lowercase()).then_some(host)
    }

    /// Whether it can be a device of a private network. A code with another address would make a browser call a stranger, who
    /// would learn the public address of the player.
    fn is_in_private_network(self) -> bool {
        match self {
            Self::Name(_) => true,
            Self::Address(address) => match address.to_canonical() {
                IpAddr::V4(address) => address.is_private() || address.is_link_local(),
                IpAddr::V6(address) => address.is_unique_local() || address.is_unicast_link_local(),
            },
        }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address(address) => address.fmt(out),
            Self::Name(uuid) => {
                let digits = format!("{uuid:032x}");
                let [first, second, third, fourth] = [&digits[..8], &digits[8..12], &digits[12..16], &digits[16..20]];
                write!(out, "{first}-{second}-{third}-{fourth}-{}.local", &digits[20..])
            }
        }
    }
}

impl Candidate {
    /// Reads what follows `a=candidate:` in SDP. `None` if another device in the same network has no use for it: it is not a
    /// host candidate, not UDP, or its address is not that of a device in a private network.
    pub(super) fn from_sdp(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [_, "1", transport, _, host, port, "typ", "host", ..] = words[..] else { return None };
        let host = Host::from_sdp(host)
            .filter(|host| host.is_in_private_network() && transport.eq_ignore_ascii_case("udp"))?;
        Some(Self { host, port: port.parse().ok()? })
    }

    /// The line of SDP for the candidate of this index.
    pub(super) fn to_sdp(self, index: u32) -> String {
        let priority = BEST_PRIORITY - index * PRIORITY_STEP;
        format!("a=candidate:{} 1 udp {priority} {} {} typ host", index + 1, self.host, self.port)
    }

    /// The text for a code or a link: a letter for the kind of the host, and the bytes of host and port.
    pub(super) fn to_text(self) -> String {
        let port = self.port.get().to_be_bytes();
        match self.host {
            Host::Name(uuid) => format!("n{}", join_code::<16, 18>(uuid.to_be_bytes(), port)),
            Host::Address(IpAddr::V4(address)) => format!("4{}", join_code::<4, 6>(address.octets(), port)),
            Host::Address(IpAddr::V6(address)) => format!("6{}", join_code::<16, 18>(address.octets(), port)),
        }
    }

    /// Reads what [`Candidate::to_text`] writes.
    pub(super) fn from_text(word: Word<'_>) -> Result<Self, ParseError> {
        let code = Word { text: word.text.get(1..).unwrap_or_default(), column: word.column + 1 };
        let (host, port) = match word.text.chars().next() {
            Some('n') => {
                let (uuid, port) = split_code::<16, 18>(code)?;
                (Host::Name(u128::from_be_bytes(uuid)), port)
            }
            Some('4') => {
                let (address, port) = split_code::<4, 6>(code)?;
                (Host::Address(IpAddr::from(address)), port)
            }
            Some('6') => {
                let (address, port) = split_code::<16, 18>(code)?;
                (Host::Address(IpAddr::from(address)), port)
            }
            _ => return Err(word.expected("a candidate: n, 4 or 6, and its code")),
        };
        let port = NonZeroU16::new(port).filter(|_| host.is_in_private_network());
        port.map(|port| Self { host, port })
            .ok_or_else(|| code.expected("the address and the port of a device in a private network"))
    }
}

/// The code of a host and a port.
fn join_code<const HOST: usize, const BOTH: usize>(host: [u8; HOST], port: [u8; 2]) -> Code<BOTH> {
    let mut bytes = host.into_iter().chain(port);
    Code(array::from_fn(|_| bytes.next().unwrap_or_default()))
}

/// The host and the port of a code.
fn split_code<const HOST: usize, const BOTH: usize>(word: Word<'_>) -> Result<([u8; HOST], u16), ParseError> {
    let Code::<BOTH>(bytes) = Code::try_from(word)?;
    Ok((array::from_fn(|index| bytes[index]), u16::from_be_bytes([bytes[HOST], bytes[HOST + 1]])))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "0b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9.local";

    fn candidate(host: &str) -> Option<Candidate> {
        Candidate::from_sdp(&format!("842163049 1 udp 1677729535 {host} 56143 typ host generation 0"))
    }

    #[test]
    fn names_and_addresses_keep_host_and_port() {
        for (host, length) in [(NAME, 30), ("192.168.1.20", 11), ("fe80::7", 30), ("fd00::1", 30)] {
            let read = candidate(host).unwrap();
            assert_eq!((read.host.to_string(), read.port.get()), (host.into(), 56_143));
            assert_eq!(read.to_text().len(), length, "{host}");
            assert_eq!(Candidate::from_text(Word::whole(&read.to_text())), Ok(read));
        }
    }

    #[test]
    fn earlier_candidates_have_higher_priority() {
        let lines = [0, 1].map(|index| candidate("10.0.0.7").unwrap().to_sdp(index));
        assert_eq!(lines[0], "a=candidate:1 1 udp 2130706431 10.0.0.7 56143 typ host");
        assert_eq!(lines[1], "a=candidate:2 1 udp 2130706175 10.0.0.7 56143 typ host");
    }

    #[test]
    fn only_udp_ports_of_this_host_are_candidates() {
        for other in [
            "1 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active",
            "1 2 udp 1677729534 192.168.1.20 56144 typ host",
            "1 1 udp 1677729535 203.0.113.7 56143 typ srflx raddr 0.0.0.0 rport 0",
            "1 1 udp 1677729535 192.168.1.20 0 typ host",
            "1 1 udp 1677729535 192.168.1.20 65536 typ host",
            "1 1 udp 1677729535 192.168.1.20",
        ] {
            assert_eq!(Candidate::from_sdp(other), None, "{other}");
        }
    }

    #[test]
    fn hosts_outside_the_private_network_are_refused() {
        let no_addresses =
            ["fe80::1%eth0", "example.org", "printer.local", &NAME.replace("5f60-", "5f-60"), &NAME[1..]];
        let special =
            ["0.0.0.0", "127.0.0.1", "224.0.0.251", "255.255.255.255", "::", "::1", "ff02::fb", "::ffff:127.0.0.1"];
        let public = ["203.0.113.7", "2001:db8::7", "::ffff:203.0.113.7"];
        for host in no_addresses.into_iter().chain(special).chain(public) {
            assert_eq!(candidate(host), None, "{host}");
        }
        let local = Candidate { host: Host::Address(IpAddr::from([127, 0, 0, 1])), port: NonZeroU16::MIN };
        let error = Candidate::from_text(Word::whole(&local.to_text())).unwrap_err();
        assert_eq!((error.column, &*error.expected), (2, "the address and the port of a device in a private network"));
    }

    #[test]
    fn a_text_that_is_no_candidate_is_refused() {
        let port_zero = format!("4{}", Code([192, 168, 1, 20, 0, 0]));
        for junk in ["", "4", "5zzzzzzzzzz", "é", "4é", "n0000000000", &port_zero] {
            assert!(Candidate::from_text(Word::whole(junk)).is_err(), "{junk}");
        }
    }
}
