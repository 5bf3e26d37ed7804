import ShopAPI

let request = Items.create(name: "a", color: .red)
