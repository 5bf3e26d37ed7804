import EndpointJudge
import EndpointSpec

/// Findings about statuses.
extension ResponseDrift {
  /// The finding for a status alone. Nil if the spec states it.
  func statusFinding(_ status: Int) -> DriftFinding? {
    let response = ReceivedResponse(status: status, headers: [], body: [])
    if case .unexpected(_, let lost) = reader.reading(of: response), lost.isEmpty {
      return undeclared(status)
    }
    return undocumented(status)
  }

  /// - Parameter body: The body of the response. Nil if it is unknown.
  func undeclared(_ status: Int, _ body: [UInt8]? = nil) -> DriftFinding {
    let isOfProxy = Self.isOfProxy(status, body ?? [])
    var finding = finding(
      .undeclaredStatus,
      rated: 200..<300 ~= status ? .breaking : isOfProxy ? .safe : .care,
      status,
      "the status \(status) is not declared",
      in: "status",
      value: .response([])
    )
    if isOfProxy { finding.consequence = "The call throws `unexpectedStatus`" }
    return finding
  }

  /// Whether the body is a page of a proxy, which is not an error of the service.
  static func isOfProxy(_ status: Int, _ body: [UInt8]) -> Bool {
    status >= 500 && body.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// The finding for a success that the spec does not document. The client accepts it.
  func undocumented(_ status: Int) -> DriftFinding? {
    guard endpoint.response.statuses.isEmpty, endpoint.response.accepts(status),
      endpoint.documentedStatus(status) == nil
    else { return nil }
    let list = endpoint.documentedStatuses.joined(separator: ", ")
    let summary = "the status \(status), but the spec documents \(list)"
    return finding(.undocumentedStatus, status, summary, in: "status")
  }

  /// The finding for a live call whose status is not that of its example. All successes count as one status.
  func exampleFinding(in exchange: Exchange) -> DriftFinding? {
    guard let expected = exchange.expectation else { return nil }
    let status = exchange.status
    let isSuccess = 200..<300 ~= status
    let expectsSuccess = 200..<300 ~= expected.status
    guard expectsSuccess ? !isSuccess : status != expected.status else { return nil }
    let call = expected.example.map { "the example \(quoted($0)) expects \(expected.status)" }
    return finding(
      .exampleStatus,
      rated: expectsSuccess ? .breaking : .care,
      status,
      "the status \(status), but \(call ?? "a call without arguments should succeed")",
      in: "status"
    )
  }
}

extension EndpointModel {
  /// The success statuses that the documentation names, such as `201`, or `2xx`.
  var documentedStatuses: [String] {
    response.values.first?.statusKeys ?? [ResponseValue.anySuccess]
  }

  /// The one of `documentedStatuses` that a status is. Nil for an undocumented status.
  func documentedStatus(_ status: Int) -> String? {
    documentedStatuses.first { documented in
      documented == "\(status)" || documented == ResponseValue.anySuccess && 200..<300 ~= status
        || isUsualOfHEAD(status)
    }
  }

  /// No response to HEAD has a body, so 200 is as usual as 204 if the spec states no status.
  private func isUsualOfHEAD(_ status: Int) -> Bool {
    method == "HEAD" && status == 200
      && response.values.allSatisfy(\.documentedStatuses.isEmpty)
  }
}
