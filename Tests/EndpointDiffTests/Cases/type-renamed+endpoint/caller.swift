import LibraryAPI

func sort() -> Books.FindSort { .title }
