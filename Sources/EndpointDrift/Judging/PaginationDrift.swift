import EndpointJSON
import EndpointSpec

/// Finds pages without a usable link to the next page.
struct PaginationDrift {
  let pagination: PaginationModel
  let endpoint: EndpointModel

  /// - Parameter body: A body that decodes.
  func remarks(on exchange: Exchange, _ body: [UInt8]) -> [Remark] {
    guard let value = try? JSONValue(parsing: body) else { return [] }
    let part = pagination.items.map { value.part(at: $0.components[...]) } ?? value
    guard case .array(let items)? = part else {
      return [broken(pagination.items, "the items are not an array")]
    }
    let flags = pagination.parts.filter { $0.value == .flag }
    let isLast = flags.allSatisfy { value.part(at: $0.path.components[...]) == .bool(false) }
    let needsNext = pagination.style == .cursor && !isLast && !items.isEmpty
    return pagination.parts.flatMap { part in
      switch part.value {
      case .flag: flag(part.path, in: value)
      case .integer: count(part.path, in: value)
      case .text: key(part.path, in: value, isNeeded: needsNext)
      }
    }
  }

  private func flag(_ path: JSONPath, in page: JSONValue) -> [Remark] {
    switch page.part(at: path.components[...]) {
    case .bool, .null: return []
    case nil: return [broken(path, "missing, expected true or false", .care)]
    default: return [broken(path, "expected true or false")]
    }
  }

  private func count(_ path: JSONPath, in page: JSONValue) -> [Remark] {
    switch page.part(at: path.components[...]) {
    case .null: return []
    case nil: return [broken(path, "missing, expected an integer", .care)]
    case let value?: return value.intValue == nil ? [broken(path, "expected an integer")] : []
    }
  }

  private func key(_ path: JSONPath, in page: JSONValue, isNeeded: Bool) -> [Remark] {
    switch page.part(at: path.components[...]) {
    case .string, .number: return []
    case nil, .null:
      return isNeeded ? [broken(path, "missing, although more pages follow", .care)] : []
    default: return [broken(path, "expected a string or a number")]
    }
  }

  private func broken(_ path: JSONPath?, _ problem: String, _ level: Level? = nil) -> Remark {
    let place = path.map { " \($0)" } ?? ""
    return Remark(
      .brokenPagination,
      rated: level,
      "\(endpoint.id) pagination\(place)",
      problem,
      at: pagination.place,
      in: "response body\(place)"
    )
  }
}
