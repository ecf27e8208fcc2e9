//! A small hash that means the same on every platform (FNV-1a, 64 bits).

/// A hash under way.
pub struct Hash(u64);

impl Hash {
    /// Nothing hashed yet.
    pub fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    /// Adds bytes.
    pub fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Adds numbers by their bits.
    pub fn f32s(&mut self, numbers: &[f32]) {
        numbers.iter().for_each(|n| self.bytes(&n.to_bits().to_le_bytes()));
    }

    /// Adds numbers by their bits.
    pub fn f64s(&mut self, numbers: &[f64]) {
        numbers.iter().for_each(|n| self.bytes(&n.to_bits().to_le_bytes()));
    }

    /// The hash of what was added.
    pub fn value(&self) -> u64 {
        self.0
    }
}

/// Puts a checksum behind bytes.
pub fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    let mut hash = Hash::new();
    hash.bytes(&bytes);
    bytes.extend(hash.value().to_le_bytes());
    bytes
}

/// The bytes before the checksum; `None` when they were cut short or altered.
pub fn unseal(bytes: &[u8]) -> Option<&[u8]> {
    let (sealed, seal) = bytes.split_last_chunk::<8>()?;
    let mut hash = Hash::new();
    hash.bytes(sealed);
    (*seal == hash.value().to_le_bytes()).then_some(sealed)
}
