// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

@available(*, deprecated)
public nonisolated enum Tracking {
  @available(*, deprecated, message: "Use letter.track().")
  public static func letter(letter: Letter) -> Post.Request<Stamp> {
    letter.track()
  }
}
