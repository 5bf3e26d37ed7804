/// When the tool was built, and when the run began, in seconds since 1970.
struct RunTimes: Equatable {
  let toolChange: Double
  let start: Double

  /// The time of a record that a run verified. Files that changed during the run are newer, on every clock.
  var verification: Double { start - Self.margin }

  private static let margin = 1.0

  /// Whether a run dated the record. Any other program, such as git, dates a file at its last change.
  ///
  /// - Parameters:
  ///   - modification: When the record's content changed, as its date says.
  ///   - change: When anything about the record changed.
  static func isOfRun(_ modification: Double, _ change: Double) -> Bool {
    change - modification >= margin / 2
  }
}

extension OutputFolder {
  /// The record, if a run would change nothing: a run of the same version verified it, it is newer than the tool, and no file
  /// changed since.
  ///
  /// A file that is newer than the record is compared by its digest.
  ///
  /// - Parameter expected: Files that the record must name as inputs.
  func unchangedRecord(expecting expected: [String], _ times: RunTimes) throws -> OutputRecord? {
    let path = path(of: OutputRecord.name)
    guard let date = files.modification(of: path), let change = files.change(of: path),
      RunTimes.isOfRun(date, change), date > times.toolChange,
      // A run that was killed before it wrote its record left one.
      try !files.hasTemporaryFiles(in: self.path)
    else { return nil }
    let record = try readRecord()
    guard record.version == version,
      expected.allSatisfy({ record.inputs[recordPath(ofInput: $0)] != nil })
    else { return nil }
    for (path, digest) in record.inputs {
      guard try isUnchanged(FilePath.join(self.path, path), digest, since: date) else { return nil }
    }
    for (path, digest) in record.files {
      let path = self.path(of: path)
      guard files.kindWithoutLinks(of: path) == .file, try isUnchanged(path, digest, since: date)
      else { return nil }
    }
    return record
  }

  private func isUnchanged(_ path: String, _ digest: String, since date: Double) throws -> Bool {
    guard files.kind(of: path) == .file, let change = files.change(of: path) else { return false }
    return try change < date || SHA256.digest(of: files.read(path)) == digest
  }

  /// Dates the record, so that the next run compares only files that change later. In a folder that cannot be written, the
  /// next run compares all.
  func renewRecord(_ times: RunTimes) {
    try? files.setModification(of: path(of: OutputRecord.name), to: times.verification)
  }
}
