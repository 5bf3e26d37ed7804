import LibraryAPI

func count(of note: Note) -> Int { note.additional.count }
