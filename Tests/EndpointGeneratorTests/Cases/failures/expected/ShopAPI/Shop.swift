// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Shop: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Shop>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Orders`.
  public typealias Orders = ShopAPI.Orders

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Shop

    case other(Envelope)
    case refused(Problem)
    case unavailable
    case envelope(Envelope)
    /// There is no such thing.
    case missing
    case dependent([ShopAPI.Service])
    case limited(Problem)
    case full
    case forbidden
    case halfDoneAgain(Problem)
    case refusedPolitely(Problem)
    case lost(Problem)
    case wrecked(Problem)
    case halfDone([Problem])
    /// The card was declined.
    case noMoney(Problem)
    case closed
    case stolen(Problem)
    case changed

    public static var rules: [FailureRule<Self>] {
      [
        .status(
          403,
          when: [("code", .equals(7)), ("meta.limit", .present(true))],
          case: "limited"
        ) { .limited($0) },
        .status(403, when: [("code", .equals(8))], .full),
        .statusClass(2, when: [("ok", .equals(false))], case: "halfDoneAgain") {
          .halfDoneAgain($0)
        },
        .when(
          [("state", .equals("lost")), ("meta.reason", .equals("the parcel was not picked up"))],
          case: "lost"
        ) { .lost($0) },
        .when(
          [
            ("state", .equals("lost")),
            ("meta.reason", .equals("the parcel was never picked up at all, by nobody")),
          ],
          case: "wrecked"
        ) { .wrecked($0) },
        .when([("meta.done", .equals(false)), ("meta.reason", .present(true))], case: "halfDone") {
          .halfDone($0)
        },
        .when("status", .equals("error"), case: "refusedPolitely") { .refusedPolitely($0) },
        .status(406, case: "envelope") { .envelope($0) },
        .status(404, .missing),
        .status(410, .missing),
        .status(424, case: "dependent") { .dependent($0) },
        .status(403, .forbidden),
        .statusClass(4, case: "refused") { .refused($0) },
        .statusClass(5, .unavailable),
        .otherwise(case: "other") { .other($0) },
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .other(let envelope): envelope.error?.text
      case .refused(let problem): problem.message
      case .unavailable: "We are \"under\" repair."
      case .envelope(let envelope): envelope.error?.text
      case .missing:
        "We looked everywhere, but the thing that you are looking for is not here any more."
      case .limited(let problem): problem.message
      case .halfDoneAgain(let problem): problem.message
      case .refusedPolitely(let problem): problem.message
      case .lost(let problem): problem.message
      case .wrecked(let problem): problem.message
      case .halfDone(let payload): payload.first?.message
      case .noMoney(let problem): problem.message
      case .stolen(let problem): problem.message
      default: nil
      }
    }

    @available(*, deprecated, renamed: "full")
    public static var crowded: Self { .full }

    @available(*, deprecated, renamed: "noMoney")
    public static func poor(_ payload: Problem) -> Self { .noMoney(payload) }
  }
}

nonisolated extension Server<Shop> {
  public static var production: Self { .init("production", "https://shop.example.com") }
}

extension Shop {
  /// `POST /checkout`
  ///
  /// Can also fail with `changed`.
  public static func checkout() -> Shop.Request<Receipt> {
    .init(.post, "/checkout", endpoint: "checkout", failures: [.status(409, .changed)])
  }
}
