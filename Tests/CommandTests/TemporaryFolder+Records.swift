import EndpointSpec
import Testing

@testable import EndpointCommands

/// Records of runs that a test can tell from what the tool finds out by itself.
extension TemporaryFolder {
  static let mark = "taken from the record"

  var records: RecordFolder? {
    RecordFolder(files: files, environment: environment)
  }

  /// Adds a note to all records.
  func markRecords() throws {
    let records = try #require(records)
    for name in try files.names(in: records.path) {
      let record = try #require(records.record(named: name))
      let note = Report(.note, rule: "mark", Self.mark, at: Location(path: "record"))
      let marked = RunRecord(
        inputs: record.inputs,
        outputs: record.outputs,
        modules: record.modules,
        scope: record.scope,
        reports: record.reports + [note]
      )
      records.keep(marked, named: name)
    }
  }
}
