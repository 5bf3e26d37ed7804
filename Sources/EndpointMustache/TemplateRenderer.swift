import EndpointJSON

/// Renders a template's nodes with values.
struct TemplateRenderer {
  private var template: Template
  private let partials: [String: Template]
  private let options: RenderOptions

  private var output: TemplateOutput
  /// The values in scope, innermost last.
  private var contexts: [JSONValue]
  private var depth = 0

  init(
    _ value: JSONValue,
    template: Template,
    partials: [String: Template],
    options: RenderOptions
  ) {
    self.template = template
    self.partials = partials
    self.options = options
    self.contexts = [value]
    self.output = TemplateOutput(capacity: template.source.utf8.count * 2)
  }

  mutating func render() throws(TemplateError) -> String {
    try render(template.nodes[...])
    return output.text
  }

  private mutating func render(_ nodes: ArraySlice<TemplateNode>) throws(TemplateError) {
    var index = nodes.startIndex
    while index < nodes.endIndex {
      switch nodes[index] {
      case .text(let text, let startsLine):
        if startsLine { output.startLine() }
        output.appendLines(text)
      case .variable(let name, let escapes):
        try write(name, escapes: escapes && options.escapesHTML)
      case .section(let name, let end):
        try renderSection(value(of: name), nodes[(index + 1)..<end], at: name)
        index = end - 1
      case .inverted(let name, let end):
        if !(try value(of: name).isTruthy) {
          try render(nodes[(index + 1)..<end])
        }
        index = end - 1
      case .partial(let name, let partialIndentation):
        try renderPartial(name, partialIndentation)
      }
      index += 1
    }
  }

  // MARK: Sections and partials

  private mutating func renderSection(
    _ value: JSONValue,
    _ nodes: ArraySlice<TemplateNode>,
    at name: TemplateName
  ) throws(TemplateError) {
    guard value.isTruthy else { return }
    try descend(at: name)
    if case .array(let elements) = value {
      for element in elements {
        try render(nodes, in: element)
      }
    } else {
      try render(nodes, in: value)
    }
    depth -= 1
  }

  private mutating func render(
    _ nodes: ArraySlice<TemplateNode>,
    in context: JSONValue
  ) throws(TemplateError) {
    contexts.append(context)
    try render(nodes)
    contexts.removeLast()
  }

  private mutating func renderPartial(
    _ name: TemplateName,
    _ partialIndentation: String?
  ) throws(TemplateError) {
    guard let partial = partials[name.text] else {
      guard options.strict else { return }
      throw unknown("partial", name.text, among: partials.keys.sorted(), at: name)
    }
    try descend(at: name)
    if partialIndentation == nil { output.indent() }
    let outer = (template, output.indentation)
    template = partial
    output.indentation = partialIndentation.map { outer.1 + $0 } ?? ""
    try render(partial.nodes[...])
    (template, output.indentation) = outer
    depth -= 1
  }

  private mutating func descend(at name: TemplateName) throws(TemplateError) {
    depth += 1
    guard depth <= Budget.partials.maximum else {
      throw template.error("\"\(name.text)\": \(Budget.partials.line())", at: name.offset)
    }
  }

  // MARK: Names

  private func value(of name: TemplateName) throws(TemplateError) -> JSONValue {
    guard let first = name.first else { return contexts[contexts.count - 1] }
    guard var value = lookUp(first) else {
      guard options.strict else { return .null }
      let known = contexts.reversed().flatMap(\.keys)
      throw unknown("name", first, among: known, at: name)
    }
    for part in name.rest {
      if let member = value[part] {
        value = member
      } else if options.strict, value.isTruthy {
        throw unknown("name", part, among: value.keys, at: name)
      } else {
        return .null
      }
    }
    return value
  }

  private func lookUp(_ key: String) -> JSONValue? {
    var index = contexts.count - 1
    while index >= 0 {
      if let value = contexts[index][key] { return value }
      index -= 1
    }
    return nil
  }

  private func unknown(
    _ noun: String,
    _ text: String,
    among known: [String],
    at name: TemplateName
  ) -> TemplateError {
    let hint = nearestName(to: text, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
    let whole = name.text == text ? "" : " in \"\(name.text)\""
    return template.error("unknown \(noun) \"\(text)\"\(whole)\(hint)", at: name.offset)
  }

  // MARK: Text

  private mutating func write(_ name: TemplateName, escapes: Bool) throws(TemplateError) {
    switch try value(of: name) {
    case .null: break
    case .bool(let value): output.append(value ? "true" : "false", escapes: false)
    case .number(let number): output.append(number.text, escapes: false)
    case .string(let text): output.append(text, escapes: escapes)
    case .array, .object:
      guard options.strict else { return }
      throw template.error(
        "\"\(name.text)\" is not text: use a section to open it",
        at: name.offset
      )
    }
  }
}

extension JSONValue {
  /// Whether sections render the value: all values except null, false, empty lists and empty text.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .number, .object: true
    }
  }

  fileprivate var keys: [String] { objectValue?.keys ?? [] }
}
