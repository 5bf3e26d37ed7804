import EndpointJSON
import EndpointYAML

/// Reads a YAML file with blocks at other indentations.
struct ShiftTrials {
  /// A shift, and the problems of the files with it.
  struct Trial {
    var shift: IndentationShift
    let value: JSONValue
    let left: [Diagnostic]

    var errors: [Diagnostic] { left.filter { $0.severity == .error } }
    /// The number of errors, then that of other problems.
    var rank: [Int] { [errors.count, left.count { $0.severity == .warning }] }
  }

  let text: IndentedText
  let file: Int
  private let files: [SourceFile]
  private let read: ([SourceFile]) -> [Diagnostic]

  /// Nil for another file than a short one of YAML. Trying takes time that grows with the text.
  init?(_ files: [SourceFile], _ file: Int, _ read: @escaping ([SourceFile]) -> [Diagnostic]) {
    guard file < files.count, files[file].bytes.count <= 100_000,
      DocumentText.isYAML(files[file].bytes, of: files[file].path)
    else { return nil }
    text = IndentedText(files[file].bytes)
    (self.file, self.files, self.read) = (file, files, read)
  }

  /// The shifts that leave the fewest problems, each with another meaning.
  func best(around lines: [Int], _ isBetter: (Trial) -> Bool) -> [Trial] {
    var best: [Trial] = []
    // The uneven lines of the text that has the value.
    var known: [JSONValue: Int] = [:]
    if let own = value(of: text.bytes) { known[own] = text.unevenLines }
    for shift in ShiftCandidates(text).shifts(around: lines) {
      if isEnough(best, shift) { continue }
      guard let bytes = shift.remedy(in: text)?.applied(to: text.bytes),
        let value = value(of: bytes)
      else { continue }
      let unevenLines = IndentedText(bytes).unevenLines
      if let least = known[value] {
        if unevenLines < least, let index = best.firstIndex(where: { $0.value == value }) {
          best[index].shift = shift
          known[value] = unevenLines
        }
        continue
      }
      known[value] = unevenLines
      var files = files
      files[file] = SourceFile(path: files[file].path, bytes: bytes)
      let trial = Trial(shift: shift, value: value, left: read(files))
      guard isBetter(trial) else { continue }
      let order = best.first.map { trial.rank.lexicographicallyPrecedes($0.rank) } ?? true
      if order { best = [] }
      if order || best[0].rank == trial.rank { best.append(trial) }
    }
    return best
  }

  /// A block is rarely moved by two steps if one step mends all. Uneven spaces may mean each of the steps near them.
  private func isEnough(_ best: [Trial], _ shift: IndentationShift) -> Bool {
    guard let least = best.first, least.errors.isEmpty else { return false }
    let isEven = shift.count.isMultiple(of: text.unit)
    return isEven && abs(shift.count) > abs(least.shift.count)
  }

  private func value(of bytes: [UInt8]) -> JSONValue? {
    (try? DocumentText(parsing: bytes, of: files[file].path))?.root.value
  }
}
