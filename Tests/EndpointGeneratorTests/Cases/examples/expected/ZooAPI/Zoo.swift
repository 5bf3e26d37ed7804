// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum Zoo: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Zoo>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Animal`.
  public typealias Animal = ZooAPI.Animal

  /// The endpoints of `Cage`.
  public typealias Cage = ZooAPI.Cage

  /// The endpoints of `Gifts`.
  public typealias Gifts = ZooAPI.Gifts

  /// The endpoints of `House`.
  public typealias House = ZooAPI.House

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Zoo

    case unknownAnimal(Excuse)
    case closed
    case refused(Excuse)

    public static var rules: [FailureRule<Self>] {
      [
        .when("ok", .equals(false), case: "refused") { .refused($0) },
        .status(404, case: "unknownAnimal") { .unknownAnimal($0) },
        .statusClass(5, .closed),
      ]
    }
  }
}

nonisolated extension Server<Zoo> {
  public static var production: Self { .init("production", "https://zoo.example.com") }
}

extension Zoo {
  /// `GET /count`
  public static func count() -> Zoo.Request<Int> {
    .init(.get, "/count", endpoint: "count")
  }

  /// `GET /animals`
  public static func list() -> Zoo.Request<[Animal]> {
    .init(.get, "/animals", endpoint: "list")
  }
}
