// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// A gallery's halls and what hangs in them.
///
/// Everything here can be read without a key.
///
/// Pictures are described in the language that the caller asks for, and where there is none, in the
/// gallery's own, which is Dutch.
public enum Gallery: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Gallery>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Hall`.
  public typealias Hall = GalleryAPI.Hall

  /// The endpoints of `Picture`.
  public typealias Picture = GalleryAPI.Picture

  /// The endpoints of `Visitors`.
  public typealias Visitors = GalleryAPI.Visitors

  public static let version = "2.1.0"

  /// The errors of the API.
  public enum Failure: ServiceFailure {
    public typealias Service = Gallery

    public static var rules: [FailureRule<Self>] {
      []
    }
  }
}

nonisolated extension Server<Gallery> {
  public static var production: Self { .init("production", "https://gallery.example.com") }
}

extension Gallery {
  /// `HEAD /`
  public static func ping() -> Gallery.Request<Void> {
    .init(.head, "/", endpoint: "ping")
  }
}
