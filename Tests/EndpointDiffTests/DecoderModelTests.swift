import TestTraits
import Testing
import WireAxis

/// Compares the wire levels of random types with a model of old decoders, which shares no code with the comparison.
///
/// `Tests/wire-axis --types 10000` compares many more.
@Suite(.serialized, .computing)
struct DecoderModelTests {
  @Test func noPairIsRatedSaferThanOldDecodersRead() async {
    var pairs = RandomTypePairs(seed: 1)
    var run = DecoderModelRun()
    for _ in 0..<200 {
      await Task.yield()
      let (pair, isRequest) = pairs.next()
      run.add(pair, isRequest: isRequest)
    }
    for verdict in run.falseSafes { Issue.record("\(verdict)") }
    #expect(run.alarms < 8, "\(run.summary)")
  }
}
