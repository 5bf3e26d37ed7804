import LibraryAPI

func title(of answer: Books.OneResponse) -> String { answer.title }
