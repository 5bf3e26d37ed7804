import ShopAPI

func isRed(_ item: Item) -> Bool { item.color == .red }
