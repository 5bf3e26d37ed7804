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
    case refusedPolitely(Problem)
    case lost(Problem)
    case wrecked(Problem)
    case halfDone([Problem])
    /// The card was declined.
    case noMoney(Problem)
    case stolen(Problem)
    case changed

    public static var rules: [FailureRule<Self>] {
      [
        .status(406) { .envelope($0) },
        .status(404, .missing),
        .status(410, .missing),
        .status(424) { .dependent($0) },
        .when("status", .equals("error")) { .refusedPolitely($0) },
        .when([
          ("state", .equals("lost")),
          ("meta.reason", .equals("the parcel was not picked up")),
        ]) { .lost($0) },
        .when([
          ("state", .equals("lost")),
          ("meta.reason", .equals("the parcel was never picked up at all, by nobody")),
        ]) { .wrecked($0) },
        .when([("meta.done", .equals(false)), ("meta.reason", .present(true))]) { .halfDone($0) },
        .statusClass(4) { .refused($0) },
        .statusClass(5, .unavailable),
        .otherwise { .other($0) },
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
      case .refusedPolitely(let problem): problem.message
      case .lost(let problem): problem.message
      case .wrecked(let problem): problem.message
      case .halfDone(let payload): payload.first?.message
      case .noMoney(let problem): problem.message
      case .stolen(let problem): problem.message
      default: nil
      }
    }
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
