import EndpointSpec

/// Runs the steps of an import in order.
extension Importer {
  /// Reads the whole document.
  mutating func draft(name: String?) -> SpecDraft {
    let api = name ?? apiName(ofTitle: value("info", of: root)?["title"]?.text ?? "")
    let found = findOperations()
    let types = components("schemas").map(\.key)
    let tags = elements("tags", of: root).compactMap { $0["name"]?.text }
    let spellings = types + tags.map { ReceiverNaming.words($0).joined(separator: "_") }
    let importer = self
    // Naming and the grammar check do not depend on the other steps, so they run concurrently.
    let ((check, names), (reader, read)) = concurrently {
      (importer.grammarCheck(), OperationNaming(found, api: api, spellings: spellings).names())
    } _: {
      var reader = importer
      let operations = reader.read(found)
      return (reader, operations)
    }
    self = reader
    report(check)
    var operations = read
    for index in operations.indices {
      operations[index].name = operations[index].givenName ?? names[index]
    }
    let errors = SharedErrors(operations)
    reportCounted(operations, errors)
    loosenAliases()
    widen(by: operations)
    settleUnions(operations)
    loosenRecursion()
    reportLimits()
    return extended(emitted(api, operations, errors), operations)
  }

  /// Reads the contents of the document. Returns the operations without names.
  private mutating func read(_ operations: [Operation]) -> [Operation] {
    var operations = operations
    readSchemes(operations)
    readAuthentication(&operations)
    readServers(operations)
    readComponents()
    for index in operations.indices { read(&operations[index], index: index) }
    takeUsualHeaders(&operations)
    settleHeaders(&operations)
    return operations
  }
}
