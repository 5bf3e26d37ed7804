import ShopAPI

let request = Items.list(q: "a")
