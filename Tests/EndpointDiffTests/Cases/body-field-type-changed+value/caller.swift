import ShopAPI

let request = Orders.place(delivery: .nothing)
