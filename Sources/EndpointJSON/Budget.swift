/// A limit on outside input, so that no input can exhaust the tool or its stack. Realistic inputs do not reach it.
///
/// Every command reports an exceeded budget with the same words: `expected at most 50000 types, found 50001`.
package struct Budget: Sendable, Equatable {
  /// The greatest allowed number, in bytes for sizes.
  package let maximum: Int
  /// What is counted, such as `types`.
  private let noun: String
  /// How to stay within the budget.
  package let hint: String
  private let isSize: Bool

  init(_ maximum: Int, _ noun: String, hint: String) {
    (self.maximum, self.noun, self.hint, isSize) = (maximum, noun, hint, false)
  }

  private init(megabytes: Int, _ noun: String = "", hint: String) {
    (maximum, self.noun, self.hint, isSize) = (megabytes << 20, noun, hint, true)
  }

  /// The allowed amount, such as `at most 64 MB`.
  package var expected: String {
    isSize ? "at most \(maximum >> 20) MB\(noun)" : "at most \(maximum) \(noun)"
  }

  /// - Parameter found: The number in the input. Nil if counting stopped at the limit.
  package func message(found: Int? = nil) -> String {
    "expected \(expected), found \(self.found(found))"
  }

  /// The message and the hint in one line, for errors without a place for hints.
  package func line(found: Int? = nil) -> String { "\(message(found: found)); \(hint)" }

  private func found(_ number: Int?) -> String {
    guard let number else { return "more" }
    return isSize ? "\((number + 1 << 20 - 1) >> 20) MB" : "\(number)"
  }
}

extension Budget {
  // MARK: Texts

  /// The size of a file, or of standard input.
  package static let bytes = Budget(megabytes: 256, hint: "split the file")
  /// The size of a YAML document, with each alias counted as the text that it refers to.
  package static let yamlBytes = Budget(
    megabytes: 256,
    ", aliases included",
    hint: "split the file, or use \"$ref\" instead of aliases"
  )
  /// The number of values in a document. An alias of YAML counts as all nodes that it refers to.
  package static let nodes = Budget(
    5_000_000,
    "nodes, aliases included",
    hint: "split the file, or use \"$ref\" instead of aliases"
  )
  /// The nesting of objects and arrays in JSON.
  package static let levels = Budget(
    JSONReader.maximumDepth,
    "levels of nesting",
    hint: "move inner values to definitions of their own"
  )
  /// The nesting of YAML, which requires more stack.
  package static let yamlLevels = Budget(200, "levels of nesting", hint: levels.hint)
  /// The size of one exchange in recorded traffic. Larger ones are media files rather than API responses.
  package static let entryBytes = Budget(megabytes: 64, hint: "the entry was skipped")
  /// The steps of a path such as `data.items[0]`. A longer path leads to no value.
  package static let pathSteps = Budget(
    JSONReader.maximumDepth,
    "steps in a path",
    hint: "no value is nested so deeply"
  )

  /// The size of a Swift file of an app. Larger ones are generated, and rarely written by people.
  package static let sourceBytes = Budget(
    megabytes: 4,
    " in a Swift file",
    hint: "its lines are not searched"
  )
  /// The Swift files of an app.
  package static let sourceFiles = Budget(
    50_000,
    "Swift files",
    hint: "name the folder of a target"
  )

  // MARK: Types

  /// The types of a spec, and the schemas of an OpenAPI document.
  package static let types = Budget(
    50_000,
    "types",
    hint: "split the API, or import parts of the document with --only"
  )
  /// The steps from a type to the next field. Functions over types may recurse once for each step. Public documents have
  /// at most 7.
  package static let typeSteps = Budget(
    40,
    "steps from a type to its next field",
    hint: "shorten the chain: references, aliases, unions, arrays and \"allOf\" are steps"
  )
  /// The nesting of a type expression.
  package static let expressionLevels = Budget(
    32,
    "levels of brackets in a type",
    hint: "give the inner type a name"
  )
  /// The length of a type name. With the longest suffix, `+Examples.swift`, a file name stays below 255 bytes, the limit
  /// of file systems.
  package static let nameBytes = Budget(200, "bytes in a type name", hint: "choose a shorter one")
  /// The alternatives of an OpenAPI document to merge with adjacent fields. Nested choices multiply them. GitHub's
  /// document, the largest public one that we know, merges 7.
  package static let joinedAlternatives = Budget(
    250,
    "types from nested choices",
    hint: "give the choices a discriminator, or move them into fields of their own"
  )
  /// The values of an OpenAPI document that must match several referenced schemas. Recursive schemas multiply them.
  package static let mergedReferences = Budget(
    250,
    "types from fields that several schemas declare",
    hint: "let one of the schemas declare the field"
  )

  // MARK: Templates

  /// The nesting of sections in a template, since rendering recurses.
  package static let sections = Budget(
    100,
    "levels of sections",
    hint: "move inner sections to a partial"
  )
  /// The nesting of sections and partials in rendering, since partials may be recursive.
  package static let partials = Budget(
    200,
    "levels of sections and partials",
    hint: "end the recursion of the partial"
  )

  /// All budgets, for tests.
  package static let all = [
    bytes, yamlBytes, nodes, levels, yamlLevels, entryBytes, pathSteps, sourceBytes,
    sourceFiles, types,
    typeSteps, expressionLevels, nameBytes, joinedAlternatives, mergedReferences, sections,
    partials,
  ]
}

extension Budget {
  /// Whether a message reports an exceeded budget. Such a message quotes no input.
  package static func isExceeded(in message: String) -> Bool {
    all.contains { message.hasPrefix("expected \($0.expected), found ") }
  }
}

extension JSONFailure {
  /// A text that exceeds a budget.
  package init(exceeding budget: Budget, at offset: Int) {
    self.init(path: "", offset: offset, expected: budget.expected, found: "more")
  }

  /// The hint of the exceeded budget. Nil for other failures.
  package var hint: String? { Budget.all.first { $0.expected == expected }?.hint }
}

extension JSONNode {
  /// Rejects a JSON text with more values than a document may have, before its values take memory.
  package static func checkNodes(_ bytes: [UInt8]) throws(JSONFailure) {
    // A value and its separator have two bytes.
    guard bytes.count > 2 * Budget.nodes.maximum else { return }
    var counter = NodeCounter()
    _ = try JSONReader.read(bytes) { json in
      json.walk(&counter)
      return json.hasFailed ? nil : ()
    }
    if let offset = counter.excess { throw JSONFailure(exceeding: .nodes, at: offset) }
  }

  private struct NodeCounter: JSONVisitor {
    private var count = 0
    /// The offset of the first value over the budget.
    private(set) var excess: Int?

    mutating func value(at start: Int) {
      count += 1
      if count == Budget.nodes.maximum + 1 { excess = start }
    }
  }
}
