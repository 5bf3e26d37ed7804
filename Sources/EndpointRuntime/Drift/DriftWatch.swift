@_spi(Generated) import EndpointJSON

/// Selects the responses to compare with the spec, and receives their differences.
public struct DriftWatch: Sendable {
  private let count: Int
  private let total: Int
  private let report: @Sendable (DriftReport) -> Void

  /// Compares a random sample of responses with the spec.
  ///
  /// A compared response is decoded twice. Other responses cost nothing. Streams and downloads are not compared.
  ///
  /// - Parameters:
  ///   - count: The number of responses to compare.
  ///   - total: The number of responses out of which `count` are compared, on average. At least 1.
  ///   - report: Receives the differences of a response that has any, on the task of the call and before the call
  ///     returns.
  public static func sampled(
    _ count: Int,
    in total: Int,
    _ report: @escaping @Sendable (DriftReport) -> Void
  ) -> DriftWatch {
    DriftWatch(count: count, total: max(1, total), report: report)
  }

  /// Compares every response with the spec. Intended for tests.
  public static func all(_ report: @escaping @Sendable (DriftReport) -> Void) -> DriftWatch {
    DriftWatch(count: 1, total: 1, report: report)
  }

  func observe<Value, Failure>(
    _ response: HTTPResponse,
    to request: Request<Value, Failure>
  ) {
    guard total == 1 || Int.random(in: 0..<total) < count else { return }
    let observations = request.drift(in: response)
    if !observations.isEmpty { report(DriftReport(observations)) }
  }
}

extension Request {
  /// Compares a response with the types that decode it.
  func drift(in response: HTTPResponse) -> [DriftReport.Observation] {
    let places = JSONPlaces(keepsProblem: true)
    notePagePlaces(places, in: response)
    do throws(ClientError<Failure>) {
      _ = try read(response, noting: places)
    } catch .unexpectedStatus {
      return [observation(.undeclaredStatus, at: "", nil, 1, response)]
    } catch {}
    return places.drift(in: response.body).map { drift, count in
      observation(.init(drift.kind), at: drift.path, drift.expected, count, response)
    }.sorted { ($0.place, $0.kind.rawValue) < ($1.place, $1.kind.rawValue) }
  }

  private func observation(
    _ kind: DriftReport.Kind,
    at place: String,
    _ expected: String?,
    _ count: Int,
    _ response: HTTPResponse
  ) -> DriftReport.Observation {
    .init(
      api: "\(Failure.Service.self)",
      version: Failure.Service.version,
      endpoint: endpoint,
      status: response.status,
      kind: kind,
      place: place,
      expected: expected,
      count: count
    )
  }
}

extension DriftReport.Kind {
  fileprivate init(_ kind: JSONDrift.Kind) {
    switch kind {
    case .undeclared: self = .undeclaredField
    case .unlisted: self = .unknownValue
    case .dropped: self = .droppedValue
    case .missing: self = .missingField
    case .null: self = .nullField
    case .mismatch: self = .wrongType
    }
  }
}
