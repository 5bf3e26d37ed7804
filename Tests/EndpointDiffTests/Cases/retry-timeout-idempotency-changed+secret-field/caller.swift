import LibraryAPI

func name(of reader: Reader) -> String { reader.name + reader.pin }
