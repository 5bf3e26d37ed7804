import Foundation

extension Data {
  /// The ranges at which these bytes occur, in order and without overlap.
  func occurrences(of bytes: Data) -> [Range<Data.Index>] {
    var ranges: [Range<Data.Index>] = []
    var start = startIndex
    while let range = range(of: bytes, in: start..<endIndex) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }
}
