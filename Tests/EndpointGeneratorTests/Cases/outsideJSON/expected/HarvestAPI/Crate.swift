// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Crate: Equatable, Sendable {
  public var picture: FileUpload
  public var name: String

  public init(picture: FileUpload, name: String) {
    self.picture = picture
    self.name = name
  }
}
