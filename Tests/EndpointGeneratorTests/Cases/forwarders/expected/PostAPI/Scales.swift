// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

@available(*, deprecated)
public enum Scales {}

@available(*, deprecated)
extension Scales {
  @available(*, deprecated, renamed: "Post.weigh(_:)")
  public static func weigh(_ grams: Int) -> Post.Request<Stamp> {
    Post.weigh(grams)
  }
}
