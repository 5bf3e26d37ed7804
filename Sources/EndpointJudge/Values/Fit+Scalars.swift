import EndpointJSON
import EndpointSpec

extension Fit {
  func mismatches(
    _ node: JSONNode,
    _ scalar: Scalar,
    _ wire: WireForm?,
    _ limits: ValueLimits?
  ) -> [Mismatch] {
    mismatch(node, scalar, wire).map { [$0] } ?? excess(of: node, over: limits)
  }

  private func mismatch(_ node: JSONNode, _ scalar: Scalar, _ wire: WireForm?) -> Mismatch? {
    let fit = ScalarFit(scalar: scalar, wire: wire)
    guard reading(node, fit) != nil else {
      let isFormat = role == .server ? isText : fit.isCarrier(node.kind)
      return Mismatch(expected: fit.phrase, node, kind: isFormat ? .format : .type)
    }
    let short = ScalarFit(scalar: .int32, wire: wire)
    guard isWrittenInSwift, scalar == .int, !short.accepts(node.kind) else { return nil }
    return Mismatch(
      kind: .type,
      expected: short.phrase,
      found: node.kind.name,
      problem: "expected an \"int\" of 32 bits, as some watches have, found \(node.shown)",
      hint: "use \"int64\"",
      range: node.opening
    )
  }

  func mismatch(_ node: JSONNode, _ enumeration: EnumModel, _ type: TypeModel) -> Mismatch? {
    if var mismatch = mismatch(node, enumeration.rawType, nil) {
      mismatch.converted = mismatch.converted ?? value(named: node, of: enumeration)
      return mismatch
    }
    seen?.add(type)
    let raw = ScalarFit(scalar: enumeration.rawType, wire: nil)
    let value = isText ? reading(node, raw)?.value : node.value
    if let index = enumeration.cases.firstIndex(where: { $0.value == value }) {
      seen?.add(type, caseAt: index)
      return nil
    }
    let isOpen = !enumeration.isClosed && acceptsUnknownValues
    if isOpen, role == .spec { return nil }
    return Mismatch(unlisted: enumeration.cases.map(\.value), .value, node)
      .with(isOpen ? .care : .breaking).about(TypeOrField(type))
  }

  /// The value of the case that a text names, as Swift does: `1` for `".low"`. Nil for another text.
  private func value(named node: JSONNode, of enumeration: EnumModel) -> String? {
    guard case .string(let text) = node.kind else { return nil }
    let name = text.split(separator: ".").last.map(String.init)
    return enumeration.cases.first { $0.name.text == name }?.value.description
  }

  // MARK: - Limits, which only a server checks

  private func excess(of node: JSONNode, over limits: ValueLimits?) -> [Mismatch] {
    guard role == .server, let limits else { return [] }
    let text = ParameterText.text(of: node.value)
    func outside(_ expected: String) -> Mismatch {
      Mismatch(expected: expected, node, kind: .format)
    }
    var found: [Mismatch] = []
    if let number = Double(text) {
      if let least = limits.minimum.flatMap({ Double($0) }), number < least {
        found.append(outside("at least \(limits.minimum ?? "\(least)")"))
      }
      if let most = limits.maximum.flatMap({ Double($0) }), number > most {
        found.append(outside("at most \(limits.maximum ?? "\(most)")"))
      }
    }
    if case .string = node.kind {
      found += miscounts(text.count, limits.length, "characters", node)
    }
    if let pattern = limits.pattern, let check = PatternCheck(pattern), check.accepts(text) == false
    {
      found.append(outside("a text that matches \(pattern)"))
    }
    return found
  }

  func miscounts(_ count: Int, _ range: String?, _ noun: String, _ node: JSONNode) -> [Mismatch] {
    guard role == .server, let range, !CountRange(range).contains(count) else { return [] }
    return [
      Mismatch(
        kind: .format,
        expected: "\(range) \(noun)",
        found: "another number of them",
        problem: "expected \(range) \(noun), found \(count)",
        range: node.opening
      )
    ]
  }

  // MARK: - Texts

  func isNull(_ node: JSONNode) -> Bool {
    if isText, case .string("null") = node.kind { return true }
    return node.isNull
  }

  /// Parses an array or an object within a parameter, which is sent as JSON text.
  func parsed(_ node: JSONNode, as type: TypeReference) -> JSONNode {
    guard case .string(let text) = node.kind, let first = text.utf8.first,
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    else { return node }
    if case .scalar = model.plain(type) { return node }
    return (try? JSONNode.parse(Array(text.utf8))) ?? node
  }

  /// The value that the scalar accepts: the node, or the number or Boolean in its text. Nil if the scalar accepts neither.
  private func reading(_ node: JSONNode, _ fit: ScalarFit) -> JSONNode? {
    if fit.accepts(node.kind) { return node }
    guard isText, case .string(let text) = node.kind,
      let literal = try? JSONNode.parse(Array(text.utf8)), fit.accepts(literal.kind)
    else { return nil }
    return literal
  }
}
