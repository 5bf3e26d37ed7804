// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Echo {
  /// `POST /echo/document`
  public static func document(
    _ document: Document,
    xTrace: String? = nil
  ) -> Language.Request<Document> {
    .init(
      .post,
      "/echo/document",
      endpoint: "Echo.document",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(document)
    )
  }

  /// `POST /echo/labels`
  public static func labels(_ labels: Labels, xTrace: String? = nil) -> Language.Request<Labels> {
    .init(
      .post,
      "/echo/labels",
      endpoint: "Echo.labels",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(labels)
    )
  }

  /// `POST /echo/scores`
  public static func scores(_ scores: Scores, xTrace: String? = nil) -> Language.Request<Scores> {
    .init(
      .post,
      "/echo/scores",
      endpoint: "Echo.scores",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(scores)
    )
  }

  /// `POST /echo/times`
  public static func times(_ times: Times, xTrace: String? = nil) -> Language.Request<Times> {
    .init(
      .post,
      "/echo/times",
      endpoint: "Echo.times",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(times)
    )
  }

  /// `POST /echo/marked`
  public static func marked(_ marked: Marked, xTrace: String? = nil) -> Language.Request<Marked> {
    .init(
      .post,
      "/echo/marked",
      endpoint: "Echo.marked",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(marked)
    )
  }

  /// `POST /echo/extras`
  public static func extras(_ extras: Extras, xTrace: String? = nil) -> Language.Request<Extras> {
    .init(
      .post,
      "/echo/extras",
      endpoint: "Echo.extras",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(extras)
    )
  }

  /// `POST /echo/category`
  public static func category(
    _ category: Category,
    xTrace: String? = nil
  ) -> Language.Request<Category> {
    .init(
      .post,
      "/echo/category",
      endpoint: "Echo.category",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(category)
    )
  }

  /// `POST /echo/folder`
  public static func folder(_ folder: Folder, xTrace: String? = nil) -> Language.Request<Folder> {
    .init(
      .post,
      "/echo/folder",
      endpoint: "Echo.folder",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(folder)
    )
  }

  /// `GET /echo/house`
  public static func house(xTrace: String? = nil) -> Language.Request<House> {
    .init(
      .get,
      "/echo/house",
      endpoint: "Echo.house",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `POST /echo/defaults`
  public static func defaults(
    _ defaults: Defaults,
    xTrace: String? = nil
  ) -> Language.Request<Defaults> {
    .init(
      .post,
      "/echo/defaults",
      endpoint: "Echo.defaults",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(defaults)
    )
  }

  /// `POST /echo/constants`
  public static func constants(
    _ constants: Constants,
    xTrace: String? = nil
  ) -> Language.Request<Constants> {
    .init(
      .post,
      "/echo/constants",
      endpoint: "Echo.constants",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(constants)
    )
  }

  /// `GET /echo/located`
  public static func located(xTrace: String? = nil) -> Language.Request<Located> {
    .init(
      .get,
      "/echo/located",
      endpoint: "Echo.located",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `POST /echo/placed`
  public static func placed(_ placed: Placed, xTrace: String? = nil) -> Language.Request<Placed> {
    .init(
      .post,
      "/echo/placed",
      endpoint: "Echo.placed",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(placed)
    )
  }

  /// `GET /echo/lossy`
  public static func lossy(xTrace: String? = nil) -> Language.Request<Lossy> {
    .init(
      .get,
      "/echo/lossy",
      endpoint: "Echo.lossy",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `POST /echo/wired`
  public static func wired(_ wired: Wired, xTrace: String? = nil) -> Language.Request<Wired> {
    .init(
      .post,
      "/echo/wired",
      endpoint: "Echo.wired",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(wired)
    )
  }

  /// `POST /echo/member`
  public static func member(_ member: Member, xTrace: String? = nil) -> Language.Request<Member> {
    .init(
      .post,
      "/echo/member",
      endpoint: "Echo.member",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(member)
    )
  }

  /// `PATCH /echo/change`
  public static func change(_ change: Change, xTrace: String? = nil) -> Language.Request<Change> {
    .init(
      .patch,
      "/echo/change",
      endpoint: "Echo.change",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(change)
    )
  }

  /// `POST /echo/login`
  public static func login(_ login: Login, xTrace: String? = nil) -> Language.Request<Login> {
    .init(
      .post,
      "/echo/login",
      endpoint: "Echo.login",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(login)
    )
  }

  /// `GET /echo/painting`
  @available(*, deprecated)
  public static func painting(xTrace: String? = nil) -> Language.Request<DeprecatedPainting> {
    .init(
      .get,
      "/echo/painting",
      endpoint: "Echo.painting",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }

  /// `POST /echo/work`
  public static func work(_ work: Work, xTrace: String? = nil) -> Language.Request<Work> {
    .init(
      .post,
      "/echo/work",
      endpoint: "Echo.work",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(work)
    )
  }

  /// `POST /echo/inline`
  public static func inline(_ inline: Inline, xTrace: String? = nil) -> Language.Request<Inline> {
    .init(
      .post,
      "/echo/inline",
      endpoint: "Echo.inline",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(inline)
    )
  }

  /// `POST /echo/wide`
  public static func wide(_ wide: Wide, xTrace: String? = nil) -> Language.Request<Wide> {
    .init(
      .post,
      "/echo/wide",
      endpoint: "Echo.wide",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(wide)
    )
  }

  /// `POST /echo/lenient`
  public static func lenient(
    _ lenient: Lenient,
    xTrace: String? = nil
  ) -> Language.Request<Lenient> {
    .init(
      .post,
      "/echo/lenient",
      endpoint: "Echo.lenient",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(lenient)
    )
  }

  /// `POST /echo/empty`
  public static func empty(_ empty: Empty, xTrace: String? = nil) -> Language.Request<Empty> {
    .init(
      .post,
      "/echo/empty",
      endpoint: "Echo.empty",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(empty)
    )
  }

  /// `POST /echo/single`
  public static func single(_ single: Single, xTrace: String? = nil) -> Language.Request<Single> {
    .init(
      .post,
      "/echo/single",
      endpoint: "Echo.single",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(single)
    )
  }

  /// `POST /echo/scalars`
  public static func scalars(
    _ scalars: Scalars,
    xTrace: String? = nil
  ) -> Language.Request<Scalars> {
    .init(
      .post,
      "/echo/scalars",
      endpoint: "Echo.scalars",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(scalars)
    )
  }

  /// `POST /echo/unsigned/{ticket}`
  public static func unsigned(
    ticket: Ticket,
    big: UInt64? = nil,
    xSmall: UInt32? = nil,
    _ unsigned: Unsigned,
    xTrace: String? = nil
  ) -> Language.Request<Unsigned> {
    .init(
      .post,
      "/echo/unsigned/\(segment: ticket)",
      endpoint: "Echo.unsigned",
      query: ["big": big, "site": "main"],
      headers: ["X-Client": "language", "X-Small": xSmall, "X-Trace": xTrace],
      body: .json(unsigned)
    )
  }

  /// `POST /echo/maybes`
  public static func maybes(_ maybes: Maybes, xTrace: String? = nil) -> Language.Request<Maybes> {
    .init(
      .post,
      "/echo/maybes",
      endpoint: "Echo.maybes",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(maybes)
    )
  }

  /// `POST /echo/nested`
  public static func nested(_ nested: Nested, xTrace: String? = nil) -> Language.Request<Nested> {
    .init(
      .post,
      "/echo/nested",
      endpoint: "Echo.nested",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(nested)
    )
  }

  /// `POST /echo/identified`
  public static func identified(
    _ identified: Identified,
    xTrace: String? = nil
  ) -> Language.Request<Identified> {
    .init(
      .post,
      "/echo/identified",
      endpoint: "Echo.identified",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(identified)
    )
  }

  /// `POST /echo/enums`
  public static func enums(_ enums: Enums, xTrace: String? = nil) -> Language.Request<Enums> {
    .init(
      .post,
      "/echo/enums",
      endpoint: "Echo.enums",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(enums)
    )
  }

  /// `POST /echo/aliases`
  public static func aliases(
    _ aliases: Aliases,
    xTrace: String? = nil
  ) -> Language.Request<Aliases> {
    .init(
      .post,
      "/echo/aliases",
      endpoint: "Echo.aliases",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(aliases)
    )
  }

  /// `POST /echo/points`
  public static func points(_ points: Points, xTrace: String? = nil) -> Language.Request<Points> {
    .init(
      .post,
      "/echo/points",
      endpoint: "Echo.points",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(points)
    )
  }

  /// `POST /echo/stamps`
  public static func stamps(_ stamps: Stamps, xTrace: String? = nil) -> Language.Request<Stamps> {
    .init(
      .post,
      "/echo/stamps",
      endpoint: "Echo.stamps",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.array(stamps) { json, value in json.date(value, .unix) }
      },
      response: .json { $0.array { $0.date(.unix) } }
    )
  }

  /// `POST /echo/stamp`
  public static func stamp(_ stamp: Stamp, xTrace: String? = nil) -> Language.Request<Stamp> {
    .init(
      .post,
      "/echo/stamp",
      endpoint: "Echo.stamp",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.date(stamp, .unix)
      },
      response: .json { $0.date(.unix) }
    )
  }

  /// `POST /echo/text`
  public static func text(_ text: Text = nil, xTrace: String? = nil) -> Language.Request<Text> {
    .init(
      .post,
      "/echo/text",
      endpoint: "Echo.text",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(text)
    )
  }

  /// `POST /echo/calendar`
  public static func calendar(
    _ values: [String: [Date?]],
    xTrace: String? = nil
  ) -> Language.Request<[String: [Date?]]> {
    .init(
      .post,
      "/echo/calendar",
      endpoint: "Echo.calendar",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json { json in
        json.dictionary(values) { json, value in
          json.array(value) { json, value in
            if let value {
              json.date(value, .unixMilliseconds)
            } else {
              json.null()
            }
          }
        }
      },
      response: .json { $0.dictionary { $0.array { $0.optional { $0.date(.unixMilliseconds) } } } }
    )
  }

  /// `POST /echo/unions`
  public static func unions(_ unions: Unions, xTrace: String? = nil) -> Language.Request<Unions> {
    .init(
      .post,
      "/echo/unions",
      endpoint: "Echo.unions",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(unions)
    )
  }

  /// `POST /echo/layer`
  public static func layer(_ layer: Layer, xTrace: String? = nil) -> Language.Request<Layer> {
    .init(
      .post,
      "/echo/layer",
      endpoint: "Echo.layer",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(layer)
    )
  }

  /// `POST /echo/command`
  public static func command(
    _ command: Command,
    xTrace: String? = nil
  ) -> Language.Request<Command> {
    .init(
      .post,
      "/echo/command",
      endpoint: "Echo.command",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(command)
    )
  }

  /// `POST /echo/similar`
  public static func similar(
    _ similar: Similar,
    xTrace: String? = nil
  ) -> Language.Request<Similar> {
    .init(
      .post,
      "/echo/similar",
      endpoint: "Echo.similar",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(similar)
    )
  }

  /// `POST /echo/note`
  public static func note(_ note: Note, xTrace: String? = nil) -> Language.Request<Note> {
    .init(
      .post,
      "/echo/note",
      endpoint: "Echo.note",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(note)
    )
  }

  /// `POST /echo/notes`
  public static func notes(_ notes: Notes, xTrace: String? = nil) -> Language.Request<Notes> {
    .init(
      .post,
      "/echo/notes",
      endpoint: "Echo.notes",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(notes)
    )
  }

  /// `POST /echo/expression`
  public static func expression(
    _ expression: Expression,
    xTrace: String? = nil
  ) -> Language.Request<Expression> {
    .init(
      .post,
      "/echo/expression",
      endpoint: "Echo.expression",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(expression)
    )
  }

  /// `POST /echo/measure`
  public static func measure(
    _ measure: Measure,
    xTrace: String? = nil
  ) -> Language.Request<Measure> {
    .init(
      .post,
      "/echo/measure",
      endpoint: "Echo.measure",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(measure)
    )
  }

  /// `POST /echo/setting`
  public static func setting(
    _ setting: Setting,
    xTrace: String? = nil
  ) -> Language.Request<Setting> {
    .init(
      .post,
      "/echo/setting",
      endpoint: "Echo.setting",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(setting)
    )
  }

  /// `POST /echo/series`
  public static func series(_ series: Series, xTrace: String? = nil) -> Language.Request<Series> {
    .init(
      .post,
      "/echo/series",
      endpoint: "Echo.series",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(series)
    )
  }

  /// `POST /echo/tree`
  public static func tree(_ tree: Tree, xTrace: String? = nil) -> Language.Request<Tree> {
    .init(
      .post,
      "/echo/tree",
      endpoint: "Echo.tree",
      query: ["site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace],
      body: .json(tree)
    )
  }
}
