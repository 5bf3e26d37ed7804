import LibraryAPI

let link = "https://example.com"
let request = Books.add(link: link)
