// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Beams {
  /// All of them.
  ///
  /// `GET /all`
  public static func list(
    size: Size? = nil,
    aParameterWithALongName: String? = nil
  ) -> Braced.Request<[Beam]> {
    .init(
      .get,
      "/all",
      endpoint: "Beams.list",
      query: ["size": size, "a_parameter_with_a_long_name": aParameterWithALongName]
    )
  }
}
