import LibraryAPI

func title(of answer: BooksOneResponse) -> String { answer.title }
