/// A few digits that stand for a row of texts and files: other digits, other contents.
///
/// Every part counts with its length, so that what moves from one part to the next changes the digits.
struct Fingerprint {
  private var words: [UInt64] = []

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds how many parts of a kind follow.
  mutating func add(count: Int) {
    words.append(UInt64(count))
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    words.append(UInt64(bytes.count))
    words.append(XXHash64.hash(bytes))
  }

  /// 16 hexadecimal digits.
  var digits: String {
    let hash = words.map(\.littleEndian).withUnsafeBytes { XXHash64.hash($0) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digits of one text.
  static func digits(of text: String) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return fingerprint.digits
  }
}
