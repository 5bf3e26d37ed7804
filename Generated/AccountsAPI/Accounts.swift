// Generated from Specs/Accounts.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

/// People's accounts: log in, and show a face.
public enum Accounts: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<Accounts>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  public static let version = "1.0.0"

  public static let secretFields: Set<String> = ["PASSWORD", "access_token"]

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = Accounts

    /// The server understood, and said no.
    case refused(Refusal)

    public static var rules: [FailureRule<Self>] {
      [
        .when("status", .equals("error"), case: "refused") { .refused($0) }
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .refused(let refusal): refusal.message
      }
    }
  }
}

nonisolated extension Server<Accounts> {
  public static var production: Self { .init("production", "https://accounts.example.com/v1") }
}

extension Accounts {
  /// Log in with a name and a password.
  ///
  /// `POST /login`
  ///
  /// - Parameter remember: Stay logged in.
  public static func login(
    username: String,
    password: String,
    remember: Bool? = nil
  ) -> Accounts.Request<Session> {
    .init(
      .post,
      "/login",
      endpoint: "login",
      body: .form([
        "USERNAME": username,
        "PASSWORD": ParameterValue(password, secret: true),
        "remember": ParameterValue(remember, .number),
      ]),
      policy: .init(cache: .reload)
    )
  }

  /// Show another face beside one's name.
  ///
  /// `POST /avatar`
  public static func avatar(file: FileUpload, caption: String? = nil) -> Accounts.Request<Void> {
    .init(
      .post,
      "/avatar",
      endpoint: "avatar",
      body: .multipart([.init("file", file), .init("caption", caption)])
    )
  }
}
