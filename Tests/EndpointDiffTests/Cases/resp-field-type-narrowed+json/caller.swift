import ShopAPI

func text(of value: M) -> String? { value.stringValue }
