import EndpointSpec

/// The way through a document: what reads it, in its order.
extension Importer {
  /// Reads the whole document.
  mutating func draft(name: String?) -> SpecDraft {
    let api = name ?? apiName(ofTitle: root["info"]?["title"]?.text ?? "")
    let found = findOperations()
    let types = root["components"]?.members("schemas").map(\.key) ?? []
    let tags = (root["tags"]?.elements ?? []).compactMap { $0["name"]?.text }
    let spellings = types + tags.map { ReceiverNaming.words($0).joined(separator: "_") }
    let importer = self
    // Names and grammar need nothing of what is read.
    let ((check, names), (reader, read)) = concurrently {
      (importer.grammarCheck(), OperationNaming(found, api: api, spellings: spellings).names())
    } _: {
      var reader = importer
      let operations = reader.read(found)
      return (reader, operations)
    }
    self = reader
    tell(check)
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

  /// Reads what the document holds; the operations, without their names.
  private mutating func read(_ operations: [Operation]) -> [Operation] {
    var operations = operations
    readSchemes(operations)
    readAuthentication(&operations)
    readServers(operations)
    readComponents()
    for index in operations.indices { read(&operations[index], index: index) }
    settleHeaders(&operations)
    return operations
  }
}
