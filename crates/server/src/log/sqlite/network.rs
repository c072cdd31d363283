//! File systems on which SQLite's locks cannot be relied on.

use std::path::Path;

/// The file systems that lie on other machines, by the number by which Linux knows them.
const NETWORK: [(u32, &str); 10] = [
    (0x6969, "NFS"),
    (0x517b, "SMB"),
    (0xff53_4d42, "SMB (CIFS)"),
    (0xfe53_4d42, "SMB"),
    (0x0102_1997, "9P"),
    (0x6573_5546, "FUSE, such as sshfs"),
    (0x5346_414f, "AFS"),
    (0x6b41_4653, "AFS"),
    (0x00c3_6400, "Ceph"),
    (0x0bd0_0bd0, "Lustre"),
];

/// The network file system that a folder or file lies on; `None` if it lies on a disk of this
/// machine, or if nobody can tell.
#[cfg(target_os = "linux")]
pub fn network_file_system(path: &Path) -> Option<&'static str> {
    // Its type differs between machines; each number fits.
    name_of(rustix::fs::statfs(path).ok()?.f_type as u32)
}

/// The network file system that a folder or file lies on: only on Linux can it be told.
#[cfg(not(target_os = "linux"))]
pub fn network_file_system(_: &Path) -> Option<&'static str> {
    None
}

#[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "nothing asks for it"))]
fn name_of(kind: u32) -> Option<&'static str> {
    NETWORK.iter().find(|(known, _)| *known == kind).map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn network_file_systems_have_names() {
        assert_eq!(name_of(0x6969), Some("NFS"));
        assert_eq!(name_of(0xfe53_4d42), Some("SMB"));
        // ext4, tmpfs, btrfs, overlayfs.
        for local in [0xef53, 0x0102_1994, 0x9123_683e, 0x794c_7630] {
            assert_eq!(name_of(local), None, "{local:x}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_the_system_says_is_read() {
        // It lies in memory, on every machine.
        assert_eq!(network_file_system(Path::new("/proc")), None);
        assert_eq!(network_file_system(Path::new("/there/is/none")), None);
    }
}
