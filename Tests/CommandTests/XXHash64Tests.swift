import Testing

@testable import EndpointCommands

/// The hash that tells changed files from others, and what is made of it.
@Suite(.serialized)
struct XXHash64Tests {
  /// The algorithm's own bytes to test with.
  private static let sample: [UInt8] = {
    var state: UInt64 = 0x9E37_79B1
    return (0..<222).map { _ in
      defer { state &*= 0x9E37_79B1_85EB_CA8D }
      return UInt8(state >> 56)
    }
  }()

  private func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { XXHash64.hash($0, seed: seed) }
  }

  @Test func agreesWithThePublishedValues() {
    #expect(hash([]) == 0xEF46_DB37_51D8_E999)
    #expect(hash(Array("a".utf8)) == 0xD24E_C4F1_A98C_6E5B)
    #expect(hash(Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
    let sentence = "Nobody inspects the spammish repetition"
    #expect(hash(Array(sentence.utf8)) == 0xFBCE_A83C_8A37_8BF1)
    #expect(hash(Array(Self.sample.prefix(4))) == 0x9136_A0DC_A574_57EE)
    #expect(hash(Array(Self.sample.prefix(14))) == 0x8282_DCC4_994E_35C8)
    #expect(hash(Array(Self.sample.prefix(14)), seed: 0x9E37_79B1) == 0xC3BD_6BF6_3DEB_6DF0)
    #expect(hash(Self.sample) == 0xB641_AE8C_B691_C174)
    #expect(hash(Self.sample, seed: 0x9E37_79B1) == 0x20CB_8AB7_AE10_C14A)
  }

  @Test func everyBitAndEveryLengthCounts() {
    var seen: Set<UInt64> = []
    for count in 0...100 { seen.insert(hash(Array(repeating: 0, count: count))) }
    for bit in 0..<800 {
      var bytes = [UInt8](repeating: 0, count: 100)
      bytes[bit / 8] = 1 << (bit % 8)
      seen.insert(hash(bytes))
    }
    #expect(seen.count == 101 + 800)
  }

  @Test func whatMovesFromPartToPartChangesTheFingerprint() {
    func digits(_ parts: String...) -> String {
      var fingerprint = Fingerprint()
      for part in parts { fingerprint.add(part) }
      return fingerprint.digits
    }
    let all = [
      digits(), digits(""), digits("", ""), digits("ab"), digits("a", "b"), digits("b", "a"),
      digits("ab", ""), digits("", "ab"),
    ]
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.utf8.count == 16 })
    #expect(digits("a", "b") == digits("a", "b"))
  }
}
