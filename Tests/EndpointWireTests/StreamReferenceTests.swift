import Foundation
import Mutation
import Testing

@testable import EndpointWire

/// Compares the parser of streams, which reads bytes in pieces, with a naive reading of the whole text.
@Suite("Streams against a naive reading", .serialized)
struct StreamReferenceTests {
  private static let pieces = [
    "data: ", "data:", "data", "id: 7", "id", "event: add", "event", "retry: 5", ": beat", ":",
    "\n", "\r", "\r\n", "\n\n", "\r\r", "\u{FEFF}", "ü", "😀", "x", " ", "\0",
  ]

  @Test func parsesEventsAndLinesAsNaiveReadingDoes() {
    var chance = Chance(seed: 71)
    Chance.texts(72, of: Self.pieces) { text in
      let bytes = Self.damaged(Data(text.utf8), &chance)
      let whole = String(decoding: bytes, as: UTF8.self)
      let events = Self.read(bytes, .events(), &chance)
      #expect(events == Self.events(in: whole), "\(whole.debugDescription)")
      let lines = Self.read(bytes, .lines(), &chance).map(\.data)
      #expect(lines == Self.texts(in: whole), "\(whole.debugDescription)")
    }
  }

  @Test func parsesSequencesAsNaiveReadingDoes() {
    var chance = Chance(seed: 73)
    let texts = ["1", "true", "{\"a\":\n[1]}", "\"\\\"\n\"", "[\n\n]", "{}", "\"\u{1F600}\""]
    let broken = ["1", "{\"a\"", "[[1]", "\"x", "tru", ""]
    for _ in 0..<Chance.count {
      var (body, expected) = ("", [String]())
      for _ in 0..<chance.number(in: 0...6) {
        if chance.number(in: 0...3) == 0 {
          body += "\u{1E}" + broken[chance.number(in: 0...broken.count - 1)]
        } else {
          let text = texts[chance.number(in: 0...texts.count - 1)]
          expected.append(text)
          body += (chance.number(in: 0...4) == 0 ? "\u{1E}" : "") + "\u{1E}\(text)\n"
        }
      }
      let found = Self.read(Data(body.utf8), .sequence(), &chance).map(\.data)
      #expect(found == expected, "\(body.debugDescription)")
    }
  }

  /// Some bytes that are not UTF-8, so that pieces of characters meet line ends.
  private static func damaged(_ bytes: Data, _ chance: inout Chance) -> Data {
    guard !bytes.isEmpty, chance.number(in: 0...3) == 0 else { return bytes }
    var bytes = bytes
    bytes[chance.number(in: 0...bytes.count - 1)] = [0x80, 0xF0, 0xC3, 0xEF].randomElement(
      using: &chance
    )!
    return bytes
  }

  /// Reads the bytes in pieces of random sizes, also of none.
  private static func read(
    _ bytes: Data,
    _ format: StreamFormat,
    _ chance: inout Chance
  ) -> [EventParser.Event] {
    var parser = StreamParser(format, limit: 1000)
    var events: [EventParser.Event] = []
    var rest = bytes
    while !rest.isEmpty {
      let piece = rest.prefix(chance.number(in: 0...7))
      events += (try? parser.events(in: piece)) ?? []
      rest = rest.dropFirst(piece.count)
    }
    return events + [parser.end()].compactMap(\.self)
  }

  // MARK: - The naive reading

  private static func lines(in text: String) -> [String] {
    var scalars = Array(text.unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var lines = [""]
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n", index > 0, scalars[index - 1] == "\r" { continue }
      if scalar == "\n" || scalar == "\r" {
        lines.append("")
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }

  private static func texts(in text: String) -> [String] {
    lines(in: text).filter { $0.unicodeScalars.contains { $0 != " " && $0 != "\t" } }
  }

  private static func events(in text: String) -> [EventParser.Event] {
    var events: [EventParser.Event] = []
    var (data, name, id) = ([String](), "", "")
    // The last line has no end.
    for line in lines(in: text).dropLast() {
      if line.isEmpty {
        if !data.isEmpty {
          let data = data.joined(separator: "\n")
          events.append(.init(data: data, name: name.isEmpty ? "message" : name, id: id))
        }
        (data, name) = ([], "")
        continue
      }
      let scalars = line.unicodeScalars
      let parts = scalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      var value = parts.count > 1 ? String(parts[1]) : ""
      if value.unicodeScalars.first == " " { value.unicodeScalars.removeFirst() }
      switch String(parts[0]) {
      case "data": data.append(value)
      case "event": name = value
      case "id" where !value.unicodeScalars.contains("\0"): id = value
      default: break
      }
    }
    return events
  }
}
