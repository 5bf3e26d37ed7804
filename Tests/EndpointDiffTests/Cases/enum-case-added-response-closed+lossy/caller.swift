import LibraryAPI

func name(of cover: Cover) -> String {
  switch cover {
  case .paper: "paperback"
  case .hard: "hardcover"
  }
}
