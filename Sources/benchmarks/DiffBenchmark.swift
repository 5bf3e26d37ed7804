import Foundation

/// `endpoints diff` as a whole process, on two versions of a spec of 1,000 endpoints and 2,000 types, and on larger ones to
/// show how the time grows.
func diffBenchmark() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (endpoints, rounds) in [(1_000, 21), (4_000, 7)] {
    let old = LargeSpec(endpoints: endpoints, types: endpoints * 2)
    let new = LargeSpec(endpoints: endpoints, types: endpoints * 2, change: 100)
    let paths = try [("old", old), ("new", new)].map { name, spec in
      let file = folder.appendingPathComponent("\(name).json")
      try Data(spec.text.utf8).write(to: file)
      return file.path
    }
    var whole = Samples()
    for _ in 0..<rounds {
      let command = [tool, "diff", "--fail-on", "none", "--show", "breaking"] + paths
      whole.add(try seconds { try runQuietly(command) } * 1000)
    }
    let name = "endpoints diff, \(endpoints) endpoints, \(endpoints * 2) types, process"
    report(name, whole.median, "ms", whole)
  }
}
