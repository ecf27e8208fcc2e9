//! On which kind of file system a file is. SQLite needs locks and shared memory that file systems on the network lack, and
//! without them it loses data.

use std::path::{Path, PathBuf};

use super::error::StoreError;

/// File systems that are on another machine, as Linux names them.
const FAR: [&str; 15] = [
    "9p",
    "afs",
    "beegfs",
    "ceph",
    "cifs",
    "davfs",
    "fuse.glusterfs",
    "fuse.rclone",
    "fuse.s3fs",
    "fuse.sshfs",
    "lustre",
    "ncpfs",
    "nfs",
    "nfs4",
    "smb3",
];

/// How many bytes are left where a file is, if the system tells.
pub fn room(file: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let found = rustix::fs::statvfs(
            file.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new(".")),
        )
        .ok()?;
        Some(found.f_bavail.saturating_mul(found.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        None
    }
}

/// Refuses a file on a file system that SQLite cannot use safely. Where the system does not tell, nothing is refused.
pub fn check(file: &Path) -> Result<(), StoreError> {
    let Ok(mounts) = std::fs::read_to_string("/proc/self/mountinfo") else { return Ok(()) };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let Ok(folder) = folder.canonicalize() else { return Ok(()) };
    match kind(&mounts, &folder).filter(|kind| FAR.contains(kind)) {
        None => Ok(()),
        Some(kind) => Err(StoreError::new(format!(
            "{} is on a file system of the network ({kind}), where SQLite can lose data: choose a file on a disk of \
             this machine with --data, or keep the data in PostgreSQL with --database",
            file.display()
        ))),
    }
}

/// The kind of the file system that holds a folder: that of the longest mount point above it, the last one of several.
fn kind<'m>(mounts: &'m str, folder: &Path) -> Option<&'m str> {
    let mounts = mounts.lines().filter_map(|line| {
        // `36 35 98:0 /mnt1 /mnt/parent rw,noatime master:1 - ext3 /dev/root rw`; see proc_pid_mountinfo(5).
        let (before, after) = line.split_once(" - ")?;
        let point = PathBuf::from(unescape(before.split(' ').nth(4)?));
        folder.starts_with(&point).then(|| (point.components().count(), after.split(' ').next()))
    });
    mounts.max_by_key(|(depth, _)| *depth)?.1
}

/// Spaces and the like are written as octal numbers.
fn unescape(text: &str) -> String {
    [("\\040", " "), ("\\011", "\t"), ("\\134", "\\")]
        .iter()
        .fold(text.into(), |t, (from, to)| t.replace(from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
31 22 0:27 / /srv rw,relatime - nfs4 nas:/srv rw
32 31 8:2 / /srv/disk rw - xfs /dev/sdb1 rw
33 22 0:40 / /home/my\\040share rw master:7 - cifs //nas/share rw
34 22 0:41 / /both rw - nfs nas:/both rw
35 34 0:42 / /both rw - tmpfs tmpfs rw
";

    #[test]
    fn the_nearest_mount_counts() {
        let kind = |path: &str| kind(MOUNTS, Path::new(path)).unwrap();
        assert_eq!(kind("/"), "ext4");
        assert_eq!(kind("/srvx"), "ext4");
        assert_eq!(kind("/srv/loggia"), "nfs4");
        assert_eq!(kind("/srv/disk/loggia"), "xfs");
        assert_eq!(kind("/home/my share/x"), "cifs");
        assert_eq!(kind("/both/x"), "tmpfs");
        assert!(FAR.contains(&"nfs4") && FAR.contains(&"cifs") && !FAR.contains(&"ext4"));
    }
}
