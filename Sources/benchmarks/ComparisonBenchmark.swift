import EndpointDiff
import EndpointSpec

/// Reading two versions of a spec and comparing them, in this process; and half as large a spec, to show that the cost grows with
/// the size.
func comparisonBenchmark() throws {
  for (endpoints, types) in [(500, 1_000), (1_000, 2_000)] {
    let old = EditedSpec(endpoints: endpoints, types: types, isEdited: false).file
    let new = EditedSpec(endpoints: endpoints, types: types, isEdited: true).file
    var reading = Samples()
    var whole = Samples()
    var changes = 0
    for _ in 0..<11 {
      var sides: [Side] = []
      let read = try seconds { sides = try [old, new].map(side) }
      let compared = seconds { changes = compare(old: sides[0], new: sides[1]).changes.count }
      reading.add(read * 1000)
      whole.add((read + compared) * 1000)
    }
    let name = "\(endpoints) endpoints, \(types) types, twice"
    report(
      "read \(name) (\((old.bytes.count + new.bytes.count) / 1000) kB)",
      reading,
      "ms"
    )
    report("read and compare \(name): \(changes) findings", whole, "ms")
  }
}

private func side(_ file: SourceFile) throws -> Side {
  let result = readSpec([file])
  guard let model = result.model, let document = result.document else {
    throw EditedSpecError(problems: result.diagnostics.prefix(3).map(\.message))
  }
  return Side(label: file.path, path: file.path, model: model, document: document)
}

private struct EditedSpecError: Error {
  let problems: [String]
}
