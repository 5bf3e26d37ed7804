import EndpointJSON
import EndpointSpec

/// Converts paths, operations and responses.
extension SwaggerConversion {
  mutating func paths(_ node: JSONNode) -> JSONNode {
    node.changed { $0.key.hasPrefix("x-") ? $0 : $0.mapped { pathItem($0) } }
  }

  /// Moves the body parameters of a path to each of its operations.
  mutating func pathItem(_ node: JSONNode) -> JSONNode {
    let bodies = bodies(of: node)
    return node.changed { member in
      switch member.key {
      case "parameters": return member.mapped { parameters($0) }
      case _ where OperationReader.methods.contains(member.key):
        return member.mapped { operation($0, sharedBodies: bodies) }
      default: return member
      }
    }
  }

  mutating func operation(_ node: JSONNode, sharedBodies: [JSONNode]) -> JSONNode {
    if node["$ref"] != nil { return node }
    let produces = mediaTypes("produces", of: node)
    let operation = node.changed { member in
      switch member.key {
      case "consumes", "produces": return nil
      case "schemes":
        reportSchemes(member.value)
        return nil
      case "parameters": return member.mapped { parameters($0) }
      case "responses":
        return member.mapped { responses in
          responses.changed { $0.key.hasPrefix("x-") ? $0 : $0.mapped { response($0, produces) } }
        }
      default: return member
      }
    }
    return operation.adding([requestBody(of: node, sharedBodies)].compactMap(\.self))
  }

  private mutating func reportSchemes(_ schemes: JSONNode) {
    let usual = Set(root["schemes"]?.texts ?? [])
    if !Set(schemes.texts).isSubset(of: usual) {
      notCarried("schemes of an operation that the document does not have", at: schemes)
    }
  }

  /// The media types of an operation, otherwise of the document, otherwise JSON.
  func mediaTypes(_ key: String, of operation: JSONNode?) -> [String] {
    let types = operation?[key]?.texts ?? root[key]?.texts ?? []
    return types.isEmpty ? ["application/json"] : types
  }

  mutating func response(_ node: JSONNode, _ produces: [String]) -> JSONNode {
    if node["$ref"] != nil { return node }
    let types = node["schema"].map { bodyTypes($0, produces) } ?? []
    for example in node["examples"]?.members ?? [] where !types.contains(example.key) {
      notCarried(
        "the example under \(quoted(example.key)), which the operation does not produce",
        at: example.value
      )
    }
    return node.changed { member in
      switch member.key {
      case "schema":
        let schema = JSONMember.made("schema", schema(member.value))
        let content = types.map { type in
          let example = node["examples"]?[type].map { JSONMember.made("example", $0) }
          let members = [schema, example].compactMap(\.self)
          return JSONMember.made(type, .object(members, at: member.value))
        }
        return .made("content", .object(content, at: member.value))
      case "examples": return nil
      case "headers": return member.mapped { $0.mapped { header($0) } }
      default: return member
      }
    }
  }

  /// The media types of a body. A file without a media type is bytes.
  private func bodyTypes(_ schema: JSONNode, _ produces: [String]) -> [String] {
    let isFile = schema["type"]?.text == "file"
    return isFile && produces == ["application/json"] ? ["application/octet-stream"] : produces
  }
}
