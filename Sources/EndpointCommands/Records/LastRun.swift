/// The last run of `generate` on the same specs, with the same templates, into the same folder.
///
/// While nothing changed since, `generate` and `check` tell what they would, without rendering anything.
struct LastRun {
  private let records: RecordFolder
  private let name: String
  /// The fingerprint of what the run that is to come generates files from.
  private let inputs: String
  private let output: OutputFolder

  /// Nil where nothing can be kept from run to run.
  init?(_ options: GenerateOptions, _ context: CommandContext) {
    guard let tool = context.tool,
      let records = RecordFolder(files: context.files, environment: context.environment)
    else { return nil }
    self.records = records
    output = options.output
    var fingerprint = Fingerprint()
    options.addPlaces(to: &fingerprint)
    name = "\(fingerprint.digits).record"
    fingerprint.add(tool.text)
    options.addContents(to: &fingerprint)
    inputs = fingerprint.digits
  }

  /// Its record, if neither the inputs nor the outputs changed.
  func unchanged() -> RunRecord? {
    guard let record = records.record(named: name), record.inputs == inputs,
      record.outputs == output.fingerprint(scope: record.scope)
    else { return nil }
    return record
  }

  /// Keeps what this run came to, for the next one.
  func keep(_ generation: Generation, scope: Set<String>?) {
    let files = generation.modules.flatMap(\.files).sorted { $0.path < $1.path }
    var outputs = Fingerprint()
    for file in files {
      outputs.add(file.path)
      outputs.add(file.text)
    }
    let record = RunRecord(
      inputs: inputs,
      outputs: outputs.digits,
      modules: generation.modules.map { .init(name: $0.name, fileCount: $0.files.count) },
      scope: scope,
      reports: generation.reports
    )
    records.keep(record, named: name)
  }
}

extension OutputFolder {
  /// The fingerprint of the files here that the tool wrote, those of the modules in `scope`; nil where one of them
  /// cannot be read, or something is to be tidied up.
  fileprivate func fingerprint(scope: Set<String>?) -> String? {
    do throws(FileError) {
      guard files.kind(of: path) == .folder else { return nil }
      let paths = try readList().paths.sorted().filter { file in
        scope?.contains(WrittenList.module(of: file)) ?? true
      }
      guard try !holdsTemporaryFiles(beside: paths) else { return nil }
      var fingerprint = Fingerprint()
      for file in paths {
        fingerprint.add(file)
        fingerprint.add(try files.read(path(of: file)))
      }
      return fingerprint.digits
    } catch {
      // The ordinary way meets the same problem, and tells it.
      return nil
    }
  }

  private func holdsTemporaryFiles(beside paths: [String]) throws(FileError) -> Bool {
    for folder in Set(paths.map(FilePath.folder(of:))).union(["."]) {
      if try files.holdsTemporaryFiles(in: folder == "." ? path : path(of: folder)) { return true }
    }
    return false
  }
}
