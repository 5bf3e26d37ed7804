import Foundation
import WireAxis

// Tests/wire-axis [--edits N] [--seed S]: proves the wire axis of `endpoints diff`.

/// The number behind an option.
func number(_ option: String, _ usual: Int) -> Int {
  let arguments = CommandLine.arguments
  guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
    return usual
  }
  guard let value = Int(arguments[index + 1]), value >= 0 else {
    print("\(option): expected a number, found \(arguments[index + 1])")
    exit(2)
  }
  return value
}

let root = URL(filePath: FileManager.default.currentDirectoryPath)
let sources = SpecSources(root: root)
var run = WireAxisRun()
for pair in try sources.cases() { run.add(pair) }
print("cases: \(run.summary)")
var edited = EditedPairs(try sources.specs(), seed: UInt64(number("--seed", 1)))
for _ in 0..<number("--edits", 2_000) { run.add(edited.next()) }
print("all: \(run.summary)")
print(run.report)
exit(run.contradictions.isEmpty ? 0 : 1)
