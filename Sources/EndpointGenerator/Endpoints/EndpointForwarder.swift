import EndpointSpec

extension EndpointBlueprint {
  /// The deprecated function with the former labels of arguments. Nil if no label changed.
  ///
  /// Renamed arguments have no default, since a call without them would be ambiguous.
  ///
  /// ```swift
  /// @available(*, deprecated, renamed: "draw(count:)")
  /// public func draw(number: Int) -> DeckOfCards.Request<Draw> {
  ///   draw(count: number)
  /// }
  /// ```
  var labelForwarder: EndpointBlueprint? {
    guard arguments.contains(where: { $0.formerLabel != nil }) else { return nil }
    var forwarder = forwarder(renamedTo: function)
    forwarder.request = .call(name.escaped, arguments.map(\.passedOn))
    for index in arguments.indices {
      guard let label = arguments[index].formerLabel else { continue }
      forwarder.arguments[index].label = label
      forwarder.arguments[index].defaultValue = nil
    }
    return forwarder
  }

  /// The deprecated function with a former name in the same receiver.
  func forwarder(named former: SwiftName) -> EndpointBlueprint {
    var forwarder = forwarder(renamedTo: function)
    forwarder.name = former
    forwarder.request = .call(name.escaped, arguments.map(\.passedOn))
    return forwarder
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
    var forwarder = forwarder(renamedTo: "\(owner.text).\(function)")
    forwarder.name = former
    forwarder.isStatic = true
    let call = arguments.map(\.passedOn)
    if let instance {
      forwarder.arguments.insert(instance, at: 0)
      forwarder.availability =
        Deprecation(
          message: "Use \(instance.name.text).\(function).",
          sunset: nil
        ).attribute
      forwarder.request = .call("\(instance.name.escaped).\(name.member)", call)
    } else {
      forwarder.request = .call("\(owner.escaped).\(name.member)", call)
    }
    return forwarder
  }

  private func forwarder(renamedTo newName: String) -> EndpointBlueprint {
    var forwarder = self
    forwarder.documentation = .list([])
    forwarder.availability = renamed(to: fitting(newName))
    return forwarder
  }

  /// The name for an attribute, which must be on one line. A name with many labels is shortened to its base.
  private func fitting(_ name: String) -> String {
    name.utf8.count <= 80 ? name : String(name.prefix { $0 != "(" })
  }

  /// `draw(count:)`
  private var function: String {
    "\(name.text)(\(arguments.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }
}
