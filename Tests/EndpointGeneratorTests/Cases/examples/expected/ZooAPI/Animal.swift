// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Animal: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Animal {
  /// `POST /animals/{animal}/feed`
  public func feed(
    meal: Meal,
    diet: Diet? = nil,
    from: Date,
    to: Day? = nil
  ) -> Zoo.Request<Feeding> {
    .init(
      .post,
      "/animals/\(segment: id)/feed",
      endpoint: "Animal.feed",
      query: [.init("meal", meal), .init("diet", diet), .init("span", Span(from: from, to: to))]
    )
  }
}
