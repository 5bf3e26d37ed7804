import EndpointRuntime
import Foundation
import PayloadsAPI

/// The texts with which JSON libraries are compared, indented as published. Empty if they are not on this machine.
func publishedTexts() -> [PayloadSource] {
  guard FileManager.default.fileExists(atPath: textFolder.path) else { return [] }
  return [
    PayloadSource("twitter", Timeline.self, Standard.Timeline.self) { try text("twitter") },
    PayloadSource("citm_catalog", Catalogue.self, Standard.Catalogue.self) {
      try text("citm_catalog")
    },
    PayloadSource("canada", FeatureCollection.self, Standard.FeatureCollection.self) {
      try text("canada")
    },
    PayloadSource("github_events", [RepositoryEvent].self, [Standard.RepositoryEvent].self) {
      try text("github_events")
    },
    PayloadSource("stripe_charges", ChargeList.self, Standard.ChargeList.self) {
      try text("stripe_charges")
    },
    PayloadSource("records", [Record].self, [Standard.Record].self) {
      try randomList(40_000, Record.random)
    },
  ]
}

/// Other forms of the same texts.
func variedTexts() -> [PayloadSource] {
  guard !publishedTexts().isEmpty else { return [] }
  return [
    PayloadSource("twitter, minified", Timeline.self, Standard.Timeline.self) {
      try minified("twitter")
    },
    PayloadSource("citm_catalog, minified", Catalogue.self, Standard.Catalogue.self) {
      try minified("citm_catalog")
    },
    PayloadSource("stripe_charges, minified", ChargeList.self, Standard.ChargeList.self) {
      try minified("stripe_charges")
    },
    PayloadSource("github_events, dates and URLs", [DatedEvent].self, [Standard.DatedEvent].self) {
      try text("github_events")
    },
  ]
}

private let textFolder = URL(fileURLWithPath: "\(#filePath)/../../../../../shared/json-texts")
  .standardized

private func text(_ name: String) throws -> Data {
  try Data(contentsOf: textFolder.appendingPathComponent("\(name).json"))
}

private func minified(_ name: String) throws -> Data {
  try written(JSONValue(parsing: text(name)))
}
