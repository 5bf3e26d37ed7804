// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Crates {
  /// `POST /crates`
  public static func add(_ crate: Crate) -> Harvest.Request<Void> {
    .init(
      .post,
      "/crates",
      endpoint: "Crates.add",
      body: .multipart([
        .init("picture", crate.picture),
        .init("name", crate.name),
        .init("origin", "app", secret: true),
        .init("since", 17),
      ])
    )
  }

  /// `POST /crates/any`
  public static func addAny(_ load: Load? = nil) -> Harvest.Request<Void> {
    .init(
      .post,
      "/crates/any",
      endpoint: "Crates.addAny",
      body:
        load.map { load in
          .multipart([
            .init("picture", load.picture),
            .init("days") { json in
              json.array(load.days ?? []) { json, value in json.date(value, .unix) }
            },
          ])
        }
        ?? .none
    )
  }
}
