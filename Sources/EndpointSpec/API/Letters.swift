/// True for `0` to `9`.
package func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

/// True for `A` to `Z`.
func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

/// True for `a` to `z`.
func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

/// True for an ASCII letter.
package func isLetter(_ byte: UInt8) -> Bool { isSmall(byte | 0x20) }
