import Foundation

/// `endpoints diff` as a whole process, on two versions of a spec of 1,000 endpoints and 2,000 types, and of one that is half
/// as large, to show that the time grows with the size.
func diffBenchmark() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for endpoints in [500, 1_000] {
    let paths = try [false, true].map { isEdited in
      let spec = EditedSpec(endpoints: endpoints, types: endpoints * 2, isEdited: isEdited)
      let file = folder.appendingPathComponent(isEdited ? "new.json" : "old.json")
      try Data(spec.file.bytes).write(to: file)
      return file.path
    }
    var whole = Samples()
    for _ in 0..<21 {
      let command = [tool, "diff", "--fail-on", "none", "--show", "breaking"] + paths
      whole.add(try seconds { try runQuietly(command) } * 1000)
    }
    let name = "endpoints diff, \(endpoints) endpoints, \(endpoints * 2) types, process"
    report(name, whole, "ms")
  }
}
