import ShopAPI

func hasActivity(_ item: Item) -> Bool { item.liveActivity != nil }
