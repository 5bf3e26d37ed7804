/// When the tool was built, and when the run began, in seconds since 1970.
struct RunTimes: Equatable {
  let toolChange: Double
  let start: Double

  /// The time of a record that a run verified. Files that changed during the run are newer, on every clock.
  var verification: Double { start - 1 }
}

extension OutputFolder {
  /// The record, if a run would change nothing: it is newer than the tool, of the same version, and no file changed since.
  ///
  /// A file that is newer than the record is compared by its digest.
  ///
  /// - Parameter expected: Files that the record must name as inputs.
  func unchangedRecord(expecting expected: [String], _ times: RunTimes) throws -> OutputRecord? {
    guard let date = files.modification(of: path(of: OutputRecord.name)), date > times.toolChange
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
