/// A table of kinds of findings, with a row for each: `` | `missing-field` | breaking | … | ``. Other lines are ignored.
package struct KindTable: Sendable {
  private let rows: [String: [String]]

  package init(_ text: String) {
    rows = Dictionary(
      firstOf: text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
        let cells = row.dropFirst().split(separator: "|").map { cell in
          String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        return (cells[0].filter { $0 != "`" }, cells)
      }
    )
  }

  /// A cell of the row of a kind. The name is in column 0. Nil if the cell is empty.
  package subscript(name: String, column: Int) -> String? {
    guard let cells = rows[name], cells.indices.contains(column) else { return nil }
    return cells[column].isEmpty ? nil : cells[column]
  }
}

extension RawRepresentable<String> {
  /// The name of a kind in reports and allow files, such as `missing-field` for `missingField`.
  package var kindName: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
