import Foundation

extension Data {
  /// Where these bytes stand in it, one place after the other.
  func places(of bytes: Data) -> [Range<Data.Index>] {
    var ranges: [Range<Data.Index>] = []
    var start = startIndex
    while let range = range(of: bytes, in: start..<endIndex) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }
}
