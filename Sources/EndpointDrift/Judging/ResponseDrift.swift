import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// Finds differences between responses and the spec, as the generated decoder sees them.
struct ResponseDrift {
  let endpoint: EndpointModel
  let model: APIModel
  private let reader: ResponseReader
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

  func remarks(on exchange: Exchange) -> [Remark] {
    let status = exchange.status
    // The client follows redirects, and its cache handles 304.
    if 300..<400 ~= status || status < 200 { return [] }
    return [exampleRemark(on: exchange)].compactMap(\.self) + bodyRemarks(on: exchange)
  }

  private func bodyRemarks(on exchange: Exchange) -> [Remark] {
    let status = exchange.status
    let body: [UInt8]
    switch exchange.responseBody {
    case .bytes(let bytes): body = bytes
    case .none, .form, .multipart: body = []
    case .unrecorded: return [statusRemark(status)].compactMap(\.self)
    }
    let response = ReceivedResponse(status: status, headers: exchange.responseHeaders, body: body)
    switch reader.reading(of: response) {
    case .success(let objections):
      return successRemarks(on: exchange, body, objections)
    case .failure(let name, let lost, let objections):
      let found = [lost].compactMap(\.self) + declared(objections)
      return found.map { error($0, status, body, "the error is read as `\(name)`") }
    case .unexpected(let lost?):
      return [error(lost, status, body, "the call throws `unexpectedStatus`")]
    case .unexpected(lost: nil): return [undeclared(status)]
    }
  }

  // MARK: - Statuses

  /// The remark on a status alone. Nil if the spec declares it.
  func statusRemark(_ status: Int) -> Remark? {
    let response = ReceivedResponse(status: status, headers: [], body: [])
    guard case .unexpected(lost: nil) = reader.reading(of: response) else { return nil }
    return undeclared(status)
  }

  private func undeclared(_ status: Int) -> Remark {
    remark(
      .undeclaredStatus,
      rated: 200..<300 ~= status ? .breaking : .care,
      status,
      "the status \(status) is not declared",
      in: "status",
      value: .response([])
    )
  }

  /// The remark on a live call whose status is not that of its example. All successes count as one status.
  private func exampleRemark(on exchange: Exchange) -> Remark? {
    guard let expected = exchange.expectation else { return nil }
    let status = exchange.status
    let isSuccess = 200..<300 ~= status
    let expectsSuccess = 200..<300 ~= expected.status
    guard expectsSuccess ? !isSuccess : status != expected.status else { return nil }
    let call = expected.example.map { "the example \(quoted($0)) expects \(expected.status)" }
    return remark(
      .exampleStatus,
      rated: expectsSuccess ? .breaking : .care,
      status,
      "the status \(status), but \(call ?? "a call without arguments should succeed")",
      in: "status"
    )
  }

  /// A remark on a response as a whole.
  private func remark(
    _ kind: DriftKind,
    rated level: Level? = nil,
    _ status: Int,
    _ summary: String,
    in part: String,
    value: RemarkValue? = nil
  ) -> Remark {
    Remark(
      kind: kind,
      rated: level,
      subject: "\(endpoint.id) \(status)",
      summary: summary,
      place: endpoint.place,
      part: "response \(part)",
      value: value
    )
  }

  // MARK: - Successes

  private func successRemarks(
    on exchange: Exchange,
    _ body: [UInt8],
    _ objections: [Objection]
  ) -> [Remark] {
    let status = exchange.status
    if objections.verdict == .breaking, let key = errorKey(of: body) {
      let summary = "an error with the status \(status)"
      return [remark(.errorInSuccess, status, summary, in: "body /\(key)")]
    }
    var found = declared(objections).map { remark($0, status, body) }
    let content = reader.content(status: status)
    if content == .none, !body.isEmpty {
      found.append(remark(.undeclaredBody, status, "a body that is not declared", in: "body"))
    }
    if !body.isEmpty, let remark = mediaType(exchange, content) { found.append(remark) }
    if objections.verdict < .breaking, let pages { found += pages.remarks(on: body) }
    return found
  }

  private func mediaType(_ exchange: Exchange, _ content: ResponseContent) -> Remark? {
    guard let type = exchange.responseHeaders["Content-Type"].map(MediaType.init), type.isKnown,
      let expected = type.expected(for: content)
    else { return nil }
    let summary = "the media type is \(type.shown), expected \(expected)"
    return remark(.mediaType, exchange.status, summary, in: "header Content-Type")
  }

  private func remark(_ objection: Objection, _ status: Int, _ body: [UInt8]) -> Remark {
    guard let mismatch = objection.mismatch else { return bodyRemark(status, body) }
    if objection.path.hasPrefix("header.") { return header(objection, mismatch) }
    return remark(mismatch, objection.verdict, status)
  }

  private func bodyRemark(_ status: Int, _ body: [UInt8]) -> Remark {
    let problem = problem(of: body)
    var remark = remark(
      body.isEmpty ? .missingBody : .unreadableBody,
      status,
      body.isEmpty ? "no body" : problem ?? "the body is in another format",
      in: "body",
      value: .response([])
    )
    if problem != nil { remark.hint = "the server or the recording wrote broken JSON" }
    return remark
  }

  /// What is wrong with a body that starts like JSON. Nil for another format.
  private func problem(of body: [UInt8]) -> String? {
    guard let first = body.first, "{[".utf8.contains(first) else { return nil }
    do {
      _ = try JSONValue(parsing: body)
      return nil
    } catch {
      let size = "byte \(min(error.offset, body.count)) of \(body.count)"
      return error.offset >= body.count
        ? "the JSON of the body ends too early, at \(size)"
        : "the body is invalid JSON at \(size)"
    }
  }

  private func header(_ objection: Objection, _ mismatch: ValueMismatch) -> Remark {
    let name = String(objection.path.dropFirst("header.".count))
    let isMissing = mismatch.kind == .missing
    let header = endpoint.response.headers.first { $0.wireName.text == name }
    return Remark(
      kind: isMissing ? .missingHeader : .wrongHeader,
      subject: "\(endpoint.id) \(name)",
      summary: isMissing ? "the header is missing" : "expected \(mismatch.expected)",
      place: header?.place ?? endpoint.place,
      part: "response header \(name)"
    )
  }

  // MARK: - Bodies

  /// The objections without those to keys that the client reads by other means.
  private func declared(_ objections: [Objection]) -> [Objection] {
    objections.filter { objection in
      guard let mismatch = objection.mismatch, mismatch.kind == .unknownKey,
        mismatch.path.count == 1, case .key(let key)? = mismatch.path.first
      else { return true }
      return !clientKeys.contains(key)
    }
  }

  /// An error body that does not decode only loses the typed error.
  private func error(
    _ objection: Objection,
    _ status: Int,
    _ body: [UInt8],
    _ result: String
  ) -> Remark {
    let level = min(objection.verdict, .care)
    guard let mismatch = objection.mismatch else {
      var remark = bodyRemark(status, body)
      remark.rated = level
      remark.hint = result
      return remark
    }
    var remark = remark(mismatch, level, status)
    if objection.verdict == .breaking { remark.hint = result }
    return remark
  }

  private func remark(_ mismatch: ValueMismatch, _ level: Level, _ status: Int) -> Remark {
    let kind = DriftKind(mismatch.kind)
    let declaration = mismatch.declaration
    let unknown = declaration.flatMap { $0.isUnknown ? $0.field : nil }
    let subject = declaration.map { declaration in
      let field = declaration.field.map { declaration.isUnknown ? KnownKeys.shown($0) : $0 }
      return ([declaration.type.text] + [field].compactMap(\.self)).joined(separator: ".")
    }
    return Remark(
      kind: kind,
      rated: level,
      subject: subject ?? "\(endpoint.id) \(status)",
      summary: mismatch.summary,
      place: declaration?.place ?? endpoint.place,
      part: "response body \(keys.pointer(mismatch.path, showing: unknown))",
      value: .response(mismatch.path)
    )
  }
}

extension EndpointModel {
  fileprivate func keysBesideTypes(in model: APIModel) -> Set<String> {
    var paths = [model.throttle, pagination?.items].compactMap(\.self)
    for rule in (failures ?? model.sharedFailures).rules {
      if case .when(let conditions) = rule.condition { paths += conditions.map(\.path) }
    }
    paths += pagination?.parts.map(\.path) ?? []
    let keys = paths.compactMap { path -> String? in
      if case .key(let key)? = path.components.first { key } else { nil }
    }
    return Set(keys)
  }
}

extension DriftKind {
  init(_ kind: MismatchKind) {
    switch kind {
    case .missing: self = .missingField
    case .null: self = .nullField
    case .type: self = .wrongType
    case .format: self = .wrongFormat
    case .value: self = .unknownValue
    case .tag: self = .unknownTag
    case .member: self = .unknownMember
    case .unknownKey: self = .undeclaredField
    }
  }
}

extension ValueMismatch {
  /// `a number, expected a string`
  var summary: String {
    switch kind {
    case .missing: "missing, expected \(expected)"
    case .unknownKey: "not declared, \(found)"
    case .format: "\(found) in another format, expected \(expected)"
    case .value, .tag: "not in the list, expected \(expected)"
    case .null, .type, .member: "\(found), expected \(expected)"
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
