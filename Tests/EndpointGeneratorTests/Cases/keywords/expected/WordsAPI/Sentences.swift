// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Sentences {
  /// `POST /sentences`
  public static func add(_ sentence: Sentence) -> Words.Request<Sentence> {
    .init(.post, "/sentences", endpoint: "Sentences.add", body: .json(sentence))
  }
}
