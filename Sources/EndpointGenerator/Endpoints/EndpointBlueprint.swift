import EndpointJSON
import EndpointSpec

/// A function that creates a request.
///
/// ```swift
/// /// Draw cards from the top of the deck.
/// public func draw(count: Int = 1) -> DeckOfCards.Request<Draw> {
///   .init(.get, "/deck/\(segment: id)/draw/", endpoint: "Deck.draw", query: ["count": count])
/// }
/// ```
struct EndpointBlueprint: Sendable {
  var documentation: JSONValue
  /// `@available(*, deprecated, message: "…")`
  var availability: String
  var access: String
  var isStatic: Bool
  var name: SwiftName
  var arguments: [ArgumentBlueprint]
  /// `DeckOfCards.Request<Draw>`
  var result: String
  var request: String
  /// Such as `GET` and `/deck/{deck}/draw/`, for custom templates.
  var method: String
  var path: String

  var context: JSONObject {
    [
      "documentation": documentation,
      "availability": .string(availability),
      "access": .string(access),
      "isStatic": .bool(isStatic),
      "name": .string(name.escaped),
      "arguments": .array(arguments.map { .object($0.context) }),
      "result": .string(result),
      "parameters": .string(parameters),
      "method": .string(method),
      "path": .string(path),
      "request": .string(request),
    ]
  }

  private var parameters: String { arguments.map(\.declaration).joined(separator: ", ") }

  /// `public func draw(count: Int = 1) -> DeckOfCards.Request<Draw>`
  var declaration: String {
    "\(access)\(isStatic ? "static " : "")func \(name.escaped)(\(parameters)) -> \(result)"
  }
}

extension APIIndex {
  /// The function of an endpoint: its arguments, its result, and the request that it creates.
  func function(of endpoint: EndpointModel) -> EndpointBlueprint {
    let values = EndpointArguments(endpoint, in: self)
    return EndpointBlueprint(
      documentation: documentationLines(
        of: endpoint,
        values.arguments,
        failures: ownFailures(of: endpoint)
      ),
      availability: endpoint.deprecation?.attribute ?? "",
      access: model.swift.access.prefix,
      isStatic: endpoint.instanceParameter == nil,
      name: endpoint.verb,
      arguments: values.arguments,
      result: requestType(of: endpoint),
      request: requestExpression(of: endpoint, values),
      method: endpoint.method,
      path: documentedPath(endpoint.path)
    )
  }

  /// `DeckOfCards.Request<Draw>`
  func requestType(of endpoint: EndpointModel) -> String {
    var arguments = [responseType(of: endpoint)]
    if let item = endpoint.pagination?.item { arguments.append(typeText(item)) }
    let list = arguments.joined(separator: ", ")
    return "\(model.name.escaped).\(endpoint.requestType)<\(list)>"
  }

  /// The failures of the endpoint that not all endpoints have.
  private func ownFailures(of endpoint: EndpointModel) -> [FailureModel.Case] {
    guard let own = endpoint.failures?.ownCases else { return [] }
    let shared = Set(model.sharedFailures.cases.map(\.name))
    return own.filter { !shared.contains($0.name) }
  }

  func responseType(of endpoint: EndpointModel) -> String {
    switch endpoint.response {
    case .value(let value): typeText(value.type)
    case .statuses(let name, _): name.escaped
    case .stream(let type, _): typeText(type)
    }
  }
}

extension EndpointModel {
  /// The runtime type of the request.
  fileprivate var requestType: String {
    if case .stream = response { return "StreamRequest" }
    return pagination == nil ? "Request" : "PagedRequest"
  }
}

extension EndpointBlueprint {
  /// The deprecated function with the former labels of arguments. Nil if no label changed.
  ///
  /// If all renamed arguments have defaults, they lose them, since a call without any of them would be ambiguous.
  ///
  /// ```swift
  /// @available(*, deprecated, renamed: "draw(count:)")
  /// public func draw(number: Int) -> DeckOfCards.Request<Draw> {
  ///   draw(count: number)
  /// }
  /// ```
  var labelForwarder: EndpointBlueprint? {
    let renamed = arguments.filter { $0.formerLabel != nil }
    if renamed.isEmpty { return nil }
    let isAmbiguous = renamed.allSatisfy { $0.defaultValue != nil }
    var forwarder = forwarder(named: name)
    for index in arguments.indices {
      guard let label = arguments[index].formerLabel else { continue }
      forwarder.arguments[index].label = label
      if isAmbiguous { forwarder.arguments[index].defaultValue = nil }
    }
    return forwarder
  }

  /// The deprecated function with a former name in the same receiver.
  func forwarder(named former: SwiftName) -> EndpointBlueprint {
    forwarder(named: former, calling: name.escaped, renamedTo: function)
  }

  /// The deprecated function in another receiver. It is static and has the instance as its first argument.
  ///
  /// - Parameters:
  ///   - owner: The current receiver.
  ///   - instance: The argument for the instance, if the current function is a method.
  func forwarder(
    named former: SwiftName,
    to owner: SwiftName,
    instance: ArgumentBlueprint?
  ) -> EndpointBlueprint {
    var forwarder = forwarder(
      named: former,
      calling: "\((instance?.name ?? owner).escaped).\(name.member)",
      renamedTo: "\(owner.text).\(function)"
    )
    forwarder.isStatic = true
    if let instance {
      forwarder.arguments.insert(instance, at: 0)
      let message = "Use \(instance.name.text).\(function)."
      forwarder.availability = Deprecation(message: message).attribute
    }
    return forwarder
  }

  private func forwarder(
    named former: SwiftName,
    calling callee: String,
    renamedTo newName: String
  ) -> EndpointBlueprint {
    var forwarder = self
    forwarder.documentation = []
    forwarder.availability = renamed(to: newName)
    forwarder.name = former
    forwarder.request = call(callee, arguments.map(\.passedOn))
    return forwarder
  }

  /// `draw(count:)`
  private var function: String {
    "\(name.text)(\(arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }
}

/// A renamed endpoint with its former receiver and name.
struct MovedEndpoint {
  let endpoint: EndpointModel
  let receiver: EndpointModel.Receiver
  let verb: SwiftName
}

extension APIModel {
  /// The renamed endpoints in the order of the spec. Examples of former names: `Decks.pull`, or `pull` or
  /// `DeckOfCards.pull` in the API's namespace.
  func movedEndpoints(_ deprecated: [SwiftName: TypeModel]) -> [MovedEndpoint] {
    let moved = endpoints.filter { $0.was != nil && $0.was != $0.id }
    if moved.isEmpty { return [] }
    let former = types.flatMap { type in
      [type.was, deprecated[type.name]?.name].compactMap(\.self).map { ($0, type.name) }
    }
    let types = Dictionary(firstOf: types.map { ($0.name, $0.name) } + former)
    return moved.compactMap { endpoint in
      let parts = endpoint.was?.split(separator: ".").map { SwiftName(String($0)) } ?? []
      guard let verb = parts.last else { return nil }
      let receiver: EndpointModel.Receiver =
        parts.count == 2 && parts[0] != name
        ? types[parts[0]].map { .type($0) } ?? .namespace(parts[0]) : .api
      return MovedEndpoint(endpoint: endpoint, receiver: receiver, verb: verb)
    }
  }
}
