// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

@available(*, deprecated)
public nonisolated enum Scales {
  @available(*, deprecated, renamed: "Post.weigh(_:)")
  public static func weigh(_ grams: Int) -> Post.Request<Stamp> {
    Post.weigh(grams)
  }
}
