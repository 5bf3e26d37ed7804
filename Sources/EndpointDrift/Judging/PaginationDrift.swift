import EndpointJSON
import EndpointSpec
import EndpointWire

/// Finds pages without a usable link to the next page.
struct PaginationDrift {
  let pagination: PaginationModel
  let endpoint: EndpointModel

  /// - Parameter body: A body that decodes.
  func findings(in body: [UInt8], _ headers: [Exchange.Header]) -> [DriftFinding] {
    [linkFinding(headers)].compactMap(\.self) + findings(in: body)
  }

  /// The finding for a header `Link` that has a text, but no link.
  private func linkFinding(_ headers: [Exchange.Header]) -> DriftFinding? {
    let texts = headers.filter { $0.name.isSameHeader(as: "Link") }.map(\.text)
    guard pagination.style == .link, texts.contains(where: { !$0.isEmpty }),
      !LinkHeader.hasLink(in: texts)
    else { return nil }
    return DriftFinding(
      .brokenPagination,
      rated: .care,
      "\(endpoint.id) pagination",
      "the header has no link, expected <URL>; rel=\"next\"",
      at: pagination.place,
      part: "response header Link"
    )
  }

  private func findings(in body: [UInt8]) -> [DriftFinding] {
    guard let value = try? JSONValue(parsing: body) else { return [] }
    let part = pagination.items.map { value.part(at: $0.components[...]) } ?? value
    guard case .array(let items)? = part else {
      return [broken(pagination.items, "the items are not an array")]
    }
    let flags = pagination.parts.filter { $0.value == .flag }
    let isLast = flags.allSatisfy { value.part(at: $0.path.components[...]) == .bool(false) }
    let needsNext = pagination.style == .cursor && !isLast && !items.isEmpty
    return pagination.parts.compactMap { part in
      let path = part.path
      switch (part.value, value.part(at: path.components[...])) {
      case (.flag, .bool), (.flag, .null), (.integer, .null), (.text, .string), (.text, .number):
        return nil
      case (.integer, let found?) where found.intValue != nil: return nil
      case (.text, nil), (.text, .null), (.any, nil), (.any, .null):
        return needsNext ? broken(path, "missing, although more pages follow", .care) : nil
      case (.any, _?): return nil
      case (let kind, nil): return broken(path, "missing, expected \(phrase(kind))", .care)
      case (let kind, _): return broken(path, "expected \(phrase(kind))")
      }
    }
  }

  private func phrase(_ value: PaginationModel.Part.Value) -> String {
    switch value {
    case .flag: "true or false"
    case .integer: "an integer"
    case .text: "a string or a number"
    case .any: "a value"
    }
  }

  private func broken(_ path: JSONPath?, _ problem: String, _ level: Level? = nil) -> DriftFinding {
    let place = path.map { " \($0)" } ?? ""
    return DriftFinding(
      .brokenPagination,
      rated: level,
      "\(endpoint.id) pagination\(place)",
      problem,
      at: pagination.place,
      part: "response body\(place)"
    )
  }
}
