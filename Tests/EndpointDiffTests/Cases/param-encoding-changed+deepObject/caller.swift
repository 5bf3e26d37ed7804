import LibraryAPI

let request = Books.list(ids: [1, 2], pages: [3], years: [Span(from: 1999, to: 2001)])
