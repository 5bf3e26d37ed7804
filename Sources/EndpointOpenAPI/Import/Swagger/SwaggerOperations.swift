import EndpointJSON
import EndpointSpec

/// Converts paths, operations and responses.
extension SwaggerConversion {
  mutating func paths(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    let converted = members.map { member in
      member.key.hasPrefix("x-") ? member : member.mapped { pathItem($0) }
    }
    return .object(converted, at: node)
  }

  /// Moves the body parameters of a path to each of its operations.
  mutating func pathItem(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.kind else { return node }
    let shared = parameterNodes(of: node)
    let bodies = shared.filter { isBody($0) }
    let converted = members.map { member in
      switch member.key {
      case "parameters":
        return member.mapped { parameters($0) }
      case _ where OperationReader.methods.contains(member.key):
        return member.mapped { operation($0, sharedBodies: bodies) }
      default: return member.rewritten
      }
    }
    return .object(converted, at: node)
  }

  /// The parameters that are not part of a body.
  private mutating func parameters(_ list: JSONNode) -> JSONNode {
    .array(list.elements.filter { !isBody(resolved($0)) }.map { parameter($0) }, at: list)
  }

  mutating func operation(_ node: JSONNode, sharedBodies: [JSONNode]) -> JSONNode {
    let produces = mediaTypes("produces", of: node)
    return node.changed { members in
      let others = members.compactMap { member -> JSONMember? in
        switch member.key {
        case "consumes", "produces": return nil
        case "schemes":
          reportSchemes(member.value)
          return nil
        case "parameters": return member.mapped { parameters($0) }
        case "responses": return member.mapped { mapResponses($0, produces) }
        default: return member
        }
      }
      return others + [requestBody(of: node, sharedBodies)].compactMap(\.self)
    }
  }

  private mutating func reportSchemes(_ schemes: JSONNode) {
    let usual = Set(root["schemes"]?.texts ?? [])
    if !Set(schemes.texts).isSubset(of: usual) {
      notCarried("schemes of an operation that the document does not have", at: schemes)
    }
  }

  /// The media types of an operation, otherwise of the document, otherwise JSON.
  func mediaTypes(_ key: String, of operation: JSONNode?) -> [String] {
    operation?[key]?.texts ?? root[key]?.texts ?? ["application/json"]
  }

  // MARK: Responses

  /// Converts the responses by status. Other keys are extensions.
  private mutating func mapResponses(_ node: JSONNode, _ produces: [String]) -> JSONNode {
    .object(
      node.members.map { member in
        member.key.hasPrefix("x-") ? member : member.mapped { response($0, produces) }
      },
      at: node
    )
  }

  mutating func response(_ node: JSONNode, _ produces: [String]) -> JSONNode {
    node.changed { members in
      members.compactMap { member -> JSONMember? in
        switch member.key {
        case "schema": return .made("content", content(member.value, node, produces))
        case "examples":
          for example in member.value.members where !isShown(example, node, produces) {
            notCarried(
              "the example under \(quoted(example.key)), which the operation does not produce",
              at: example.value
            )
          }
          return nil
        case "headers": return member.mapped { map($0) { $0.header($1) } }
        default: return member
        }
      }
    }
  }

  private func isShown(_ example: JSONMember, _ response: JSONNode, _ produces: [String]) -> Bool {
    guard let schema = response["schema"] else { return false }
    return bodyTypes(schema, produces).contains(example.key)
  }

  /// The media types of a body. A file without a media type is bytes.
  private func bodyTypes(_ schema: JSONNode, _ produces: [String]) -> [String] {
    if schema["type"]?.text == "file", produces.isEmpty || produces == ["application/json"] {
      return ["application/octet-stream"]
    }
    return produces.isEmpty ? ["application/json"] : produces
  }

  private mutating func content(
    _ schema: JSONNode,
    _ response: JSONNode,
    _ produces: [String]
  ) -> JSONNode {
    let converted = self.schema(schema)
    let types = bodyTypes(schema, produces).map { type in
      var members = [JSONMember.made("schema", converted)]
      if let example = response["examples"]?[type] { members.append(.made("example", example)) }
      return JSONMember.made(type, .object(members, at: schema))
    }
    return .object(types, at: schema)
  }

  private mutating func header(_ node: JSONNode) -> JSONNode {
    node.changed { withSchema($0, of: node) }
  }
}
