// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Load: Equatable, Sendable {
  public var picture: FileUpload?
  public var days: [Date]?

  public init(picture: FileUpload? = nil, days: [Date]? = nil) {
    self.picture = picture
    self.days = days
  }
}
