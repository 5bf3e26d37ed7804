@_spi(Generated) import EndpointRuntime
import EndpointTesting
import Foundation

/// Decodes each example of an API with the client's own decoder and with the standard decoder.
struct ExampleChecks {
  private let examples: [Example]
  private var decoded: Set<Name> = []
  private var problems: [Name: String] = [:]

  private struct Name: Hashable {
    let endpoint: String
    let example: String

    init(_ endpoint: String, _ example: String) {
      (self.endpoint, self.example) = (endpoint, example)
    }

    init(_ example: Example) { self.init(example.endpoint, example.name) }
  }

  init(_ examples: [Example]) { self.examples = examples }

  /// Decodes a JSON body and compares the value with its fixture.
  mutating func check<Value: WireDecodable & Equatable>(
    _ name: String,
    of endpoint: String,
    _ fixture: @autoclosure () -> Value
  ) {
    check(name, of: endpoint, fixture(), from: { (value: Value) in value })
  }

  /// Does the same for a response with a case for each status.
  mutating func check<Payload: WireDecodable, Value: Equatable>(
    _ name: String,
    of endpoint: String,
    _ fixture: @autoclosure () -> Value,
    from make: (Payload) -> Value
  ) {
    guard let body = body(name, of: endpoint) else { return }
    do {
      let direct = make(try JSONReader.read(body) { Payload(from: &$0) }.value)
      let standard = make(try standardDecoder.decode(Payload.self, from: body))
      guard direct == standard else { return fail(name, endpoint, "the two ways differ") }
      guard direct == fixture() else { return fail(name, endpoint, "the fixture differs") }
      decoded.insert(Name(endpoint, name))
    } catch {
      fail(name, endpoint, "\(error)")
    }
  }

  /// Marks an example as decoded that only the client's own decoder can read, such as text.
  mutating func look<Value>(_ name: String, of endpoint: String, _ fixture: Value) {
    decoded.insert(Name(endpoint, name))
  }

  /// Prints the number of decoded examples, and the problems of the others.
  ///
  /// - Returns: The number of examples. Nil if one does not decode.
  func finish(_ api: String) -> Int? {
    let missing = examples.filter { !$0.response.body.isEmpty && !decoded.contains(Name($0)) }
    for example in missing {
      let problem = problems[Name(example)] ?? "the fixtures have no value of it"
      print("  \(example.endpoint) \(example.name): \(problem)")
    }
    print("\(api): \(examples.count - missing.count) of \(examples.count) examples decode")
    return missing.isEmpty ? examples.count : nil
  }

  /// Foundation's default date format differs from the format of all models.
  private var standardDecoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      try JSONReader.read(from: decoder) { Date(from: &$0) }
    }
    return decoder
  }

  private func body(_ name: String, of endpoint: String) -> Data? {
    examples.first { $0.name == name && $0.endpoint == endpoint }?.response.body
  }

  private mutating func fail(_ name: String, _ endpoint: String, _ text: String) {
    problems[Name(endpoint, name)] = text
  }
}
