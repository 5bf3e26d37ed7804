import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// Finds differences between responses and the spec, as the generated decoder sees them.
struct ResponseDrift {
  let endpoint: EndpointModel
  let model: APIModel
  let reader: ResponseReader
  let keys: KnownKeys
  private let pages: PaginationDrift?
  /// The keys that the client reads in addition to the body type: those of failure conditions and pagination.
  private let clientKeys: Set<String>

  init(_ endpoint: EndpointModel, in spec: LinkedSpec, _ keys: KnownKeys, _ seen: SeenParts) {
    self.endpoint = endpoint
    self.keys = keys
    model = spec.model
    reader = ResponseReader(endpoint, in: spec, seen: seen)
    pages = endpoint.pagination.map { PaginationDrift(pagination: $0, endpoint: endpoint) }
    clientKeys = endpoint.keysBesideTypes(in: spec.model)
  }

  func findings(in exchange: Exchange) -> [DriftFinding] {
    let status = exchange.status
    // The client follows redirects, and its cache handles 304.
    if 300..<400 ~= status || status < 200 { return [] }
    let found = [exampleFinding(in: exchange)].compactMap(\.self) + bodyFindings(in: exchange)
    return exchange.hasResponseHeaders ? found : found.filter { $0.kind != .missingHeader }
  }

  private func bodyFindings(in exchange: Exchange) -> [DriftFinding] {
    let status = exchange.status
    let body: [UInt8]
    switch exchange.responseBody {
    case .bytes(let bytes): body = bytes
    case .none, .form, .multipart: body = []
    case .unrecorded: return [statusFinding(status)].compactMap(\.self)
    }
    let response = ReceivedResponse(status: status, headers: exchange.responseHeaders, body: body)
    switch reader.reading(of: response) {
    case .success(let mismatches):
      return successFindings(in: exchange, body, mismatches)
    case .failure(let name, let lost, let mismatches):
      let found = [lost].compactMap(\.self) + declared(mismatches)
      return found.map { error($0, status, body, "the error is read as `\(name)`") }
    case .unexpected(let read, let lost):
      if lost.isEmpty { return [undeclared(read, body)] }
      return declared(lost).map { error($0, status, body, "the call throws `unreadableFailure`") }
    }
  }

  /// A finding about a response as a whole.
  func finding(
    _ kind: DriftKind,
    rated level: Level? = nil,
    _ status: Int,
    _ summary: String,
    in part: String,
    value: DriftValue? = nil
  ) -> DriftFinding {
    DriftFinding(
      kind,
      rated: level,
      "\(endpoint.id) \(status)",
      summary,
      at: endpoint.place,
      part: "response \(part)",
      value: value
    )
  }

  // MARK: - Successes

  private func successFindings(
    in exchange: Exchange,
    _ body: [UInt8],
    _ mismatches: [Mismatch]
  ) -> [DriftFinding] {
    let status = exchange.status
    if mismatches.verdict == .breaking, let key = errorKey(of: body) {
      let summary = "an error with the status \(status)"
      return [finding(.errorInSuccess, status, summary, in: "body /\(key)")]
    }
    var found = declared(mismatches).map { finding(for: $0, $0.verdict, status, body) }
    let content = reader.content(status: status)
    // Broken JSON is one fault, whatever its status and media type.
    if mismatches.contains(where: { $0.kind == .body }),
      BrokenBodies.problem(of: body, as: content) != nil
    {
      return found
    }
    found += [undocumented(status)].compactMap(\.self)
    if content == .none, !body.isEmpty, !Self.isBlank(body) {
      found.append(finding(.undeclaredBody, status, "a body that is not declared", in: "body"))
    }
    if !body.isEmpty, let finding = mediaType(exchange, content, body) { found.append(finding) }
    if mismatches.verdict < .breaking, let pages {
      found += pages.findings(in: body, exchange.responseHeaders)
    }
    return found
  }

  /// Whether a body is an empty object or null, with which servers confirm a change.
  private static func isBlank(_ body: [UInt8]) -> Bool {
    [[:], .null].contains(try? JSONValue(parsing: body))
  }

  private func mediaType(
    _ exchange: Exchange,
    _ content: ResponseContent,
    _ body: [UInt8]
  ) -> DriftFinding? {
    guard let type = exchange.responseHeaders["Content-Type"].map(MediaType.init),
      let expected = type.expected(for: content)
    else { return nil }
    let value = endpoint.response.value(status: exchange.status)
    if content == .encoded(.json), value?.statesEncoding ?? false { return nil }
    let summary = "the media type is \(type.shown), expected \(expected)"
    // As text, a string has its quotes and escapes.
    let isChanged = content == .encoded(.text) && type.isJSON && Self.isNoPlainText(body)
    var finding = finding(
      .mediaType,
      rated: isChanged ? .care : nil,
      exchange.status,
      summary,
      in: "header Content-Type",
      value: .response([])
    )
    if isChanged {
      finding.consequence = "The client reads JSON as text, with its quotes and escapes"
    }
    return finding
  }

  /// Whether the body is JSON that differs from the text of its value.
  private static func isNoPlainText(_ body: [UInt8]) -> Bool {
    switch try? JSONValue(parsing: body) {
    case nil, .number, .bool: false
    case .null, .string, .array, .object: true
    }
  }

  private func bodyFinding(_ level: Level, _ status: Int, _ body: [UInt8]) -> DriftFinding {
    let problem = BrokenBodies.problem(of: body, as: reader.content(status: status))
    var finding = finding(
      body.isEmpty ? .missingBody : .unreadableBody,
      rated: level,
      status,
      body.isEmpty ? "no body" : problem ?? "the body is in another format",
      in: "body",
      value: .response([])
    )
    if problem != nil {
      finding.hint = "the server or the recording wrote broken JSON"
      finding.hasRemedy = false
    }
    return finding
  }

  private func header(_ name: String, _ mismatch: Mismatch) -> DriftFinding {
    let isMissing = mismatch.kind == .missing
    let header = endpoint.response.headers.first { $0.wireName.text == name }
    return DriftFinding(
      isMissing ? .missingHeader : .wrongHeader,
      "\(endpoint.id) \(name)",
      isMissing ? "the header is missing" : "expected \(mismatch.expected)",
      at: header?.place ?? endpoint.place,
      part: "response header \(name)"
    )
  }

  // MARK: - Bodies

  /// The mismatches without keys that the client reads by other means.
  private func declared(_ mismatches: [Mismatch]) -> [Mismatch] {
    mismatches.filter { mismatch in
      guard mismatch.kind == .unknownKey, mismatch.path.count == 1,
        case .key(let key)? = mismatch.path.first
      else { return true }
      return !clientKeys.contains(key)
    }
  }

  /// An error body that does not decode only loses the typed error.
  private func error(
    _ mismatch: Mismatch,
    _ status: Int,
    _ body: [UInt8],
    _ result: String
  ) -> DriftFinding {
    let level = Self.isOfProxy(status, body) ? .safe : min(mismatch.verdict, .care)
    var finding = finding(for: mismatch, level, status, body)
    if mismatch.kind == .body || mismatch.verdict == .breaking { finding.hint = result }
    // A failure has no encoding that could be set.
    if mismatch.kind == .body { finding.hasRemedy = false }
    return finding
  }

  private func finding(
    for mismatch: Mismatch,
    _ level: Level,
    _ status: Int,
    _ body: [UInt8]
  ) -> DriftFinding {
    if let name = mismatch.name { return header(name, mismatch) }
    guard let kind = DriftKind(mismatch.kind) else { return bodyFinding(level, status, body) }
    let declaration = mismatch.declaration
    let unknown = declaration.flatMap { $0.isUnknown ? $0.field : nil }
    let subject = declaration.map { declaration in
      let field = declaration.field.map { declaration.isUnknown ? KnownKeys.shown($0) : $0 }
      return ([declaration.type.text] + [field].compactMap(\.self)).joined(separator: ".")
    }
    return DriftFinding(
      kind,
      rated: level,
      subject ?? "\(endpoint.id) \(status)",
      mismatch.summary,
      at: declaration?.place ?? endpoint.place,
      part: "response body \(keys.pointer(mismatch.path, showing: unknown))",
      value: .response(mismatch.path)
    )
  }
}

extension EndpointModel {
  fileprivate func keysBesideTypes(in model: APIModel) -> Set<String> {
    var paths = [model.throttle, pagination?.items].compactMap(\.self)
    for rule in (failures ?? model.sharedFailures).rules {
      paths += rule.condition.tests.map(\.path)
    }
    paths += pagination?.parts.map(\.path) ?? []
    return Set(paths.compactMap(\.components.first?.key))
  }
}

extension DriftKind {
  /// The kind of a value's difference. Nil for a difference that is in no value of a response.
  fileprivate init?(_ kind: MismatchKind) {
    switch kind {
    case .missing: self = .missingField
    case .null: self = .nullField
    case .type: self = .wrongType
    case .format: self = .wrongFormat
    case .value: self = .unknownValue
    case .tag: self = .unknownTag
    case .member: self = .unknownMember
    case .unknownKey: self = .undeclaredField
    case .constant, .body: return nil
    }
  }
}

extension Mismatch {
  /// The difference without recorded values: `a number, expected a string`.
  var summary: String {
    switch kind {
    case .missing: "missing, expected \(expected)"
    case .unknownKey: "not declared, \(found)"
    case .format: "\(found) in another format, expected \(expected)"
    case .value, .tag: "not in the list, expected \(expected)"
    case .null, .type, .member: "\(found), expected \(expected)"
    case .constant, .body: problem
    }
  }
}

/// The key that indicates an error, in a body with a success status that does not decode.
private func errorKey(of body: [UInt8]) -> String? {
  guard let object = (try? JSONValue(parsing: body))?.objectValue else { return nil }
  let error = errorKeys.first { key in
    switch object[key] {
    case nil, .null, .bool(false), .array([]), .string(""): false
    default: true
    }
  }
  return error ?? successKeys.first { object[$0] == .bool(false) }
}

/// Keys that indicate an error if they have any value.
private let errorKeys = [
  "error", "errors", "error_message", "errorMessage", "error_code", "errorCode", "error_id",
  "fault", "exception",
]
private let successKeys = ["success", "ok", "succeeded"]
