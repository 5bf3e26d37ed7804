import LibraryAPI

func length(of film: Film) -> Int { film.note.count }
