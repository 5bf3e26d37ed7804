// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Shirts {
  /// Shirts that pass a filter.
  ///
  /// `GET /shirts`
  public static func list(
    colours: [String]? = nil,
    filter: Filter? = nil,
    range: Span? = nil,
    ranges: [Span]? = nil
  ) -> Bazaar.Request<[String]> {
    .init(
      .get,
      "/shirts",
      endpoint: "Shirts.list",
      query: [
        "colours": ParameterValue(colours, style: .brackets),
        "filter": ParameterValue(filter, nested: .brackets),
        "range": ParameterValue(range, style: .flat),
        "ranges": ParameterValue(ranges, style: .brackets, nested: .json),
      ]
    )
  }
}
