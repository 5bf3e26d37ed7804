// fails: 'span' is only available in
// fails: 'init(string:encodingInvalidCharacters:)' is only available in
// fails: 'Mutex' is only available in
// fails: 'init(_:)' is only available in
// fails: parameter packs in generic types are only available in
import Foundation
import Synchronization

// Bodies are checked, and names of the standard library, of Foundation and of the language.
func isEmpty(_ text: String) -> Bool { text.utf8.span.isEmpty }

func url(_ text: String) -> URL? { URL(string: text, encodingInvalidCharacters: true) }

func count() { _ = Mutex(0) }

struct Pack<each Value> {}

func pack() -> Any { Pack<Int, Int>() }
