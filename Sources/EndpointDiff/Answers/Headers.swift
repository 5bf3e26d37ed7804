import EndpointSpec

extension Match {
  /// The headers of the answers that both versions have.
  var headerPairs: [(answer: AnswerPair, headers: Matched<ResponseValue.Header>)] {
    answerPairs.compactMap { answer in
      if answer.old.headers.isEmpty && answer.new.headers.isEmpty { return nil }
      var matching = Matching(answer.old.headers, answer.new.headers)
      matching.match(by: .name) { $0.wireName.text.lowercased() }
      return (answer, matching.result)
    }
  }

  func headerChange(
    _ kind: ChangeKind,
    _ answer: AnswerPair,
    old: ResponseValue.Header?,
    new: ResponseValue.Header?,
    _ phrase: String
  ) -> Change {
    let name = (new ?? old)?.wireName.text ?? ""
    var change = answerChange(kind, answer, "the header \(quoted(name)) \(phrase)")
    change.subject = "\(answer.endpoint.new.id) \(name)"
    change.old = old?.type.specText
    change.new = new?.type.specText
    if let old { change.before = self.old.position(of: old.place) }
    if let new { change.after = self.new.position(of: new.place) }
    return change
  }
}

extension Side {
  /// Whether the spec says of a header that it may be missing.
  func isOptional(_ header: ResponseValue.Header, of endpoint: EndpointModel) -> Bool {
    let values: [ResponseValueSpec] =
      switch definition(of: endpoint)?.response {
      case .value(let value): [value]
      case .statuses(let statuses, _): statuses.map(\.value)
      case .stream, nil: []
      }
    let entry = values.flatMap(\.headers).first { $0.name.place == header.place }
    guard case .expression(.optional, _)? = entry?.value.type else { return false }
    return true
  }
}
