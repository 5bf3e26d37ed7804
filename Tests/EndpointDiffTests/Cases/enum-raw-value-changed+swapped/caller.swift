import ShopAPI

func isGreen(_ item: Item) -> Bool { item.color == .green }
