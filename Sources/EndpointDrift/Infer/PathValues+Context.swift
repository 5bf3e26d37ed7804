import EndpointJudge
import EndpointSpec

extension PathValues.Context {
  /// The context behind a segment.
  func after(_ text: String, word: String?, _ node: PathNode) -> Self {
    var context = self
    context.path += text
    // What follows `/api/v2` is at the start.
    let isOfServer = self.word == nil && word.map(PathWord.isOfServer) ?? false
    let isStart = isOfServer || word.map(PathWord.isVersion) ?? false
    context.word = isStart ? nil : word ?? self.word
    context.isBehindWord = word != nil
    // A list at the start names the collections of the API.
    context.elements = context.isFirst ? [] : Array((elements + [node.elements]).suffix(3))
    return context
  }
}
