import ShopAPI

let client = Client<Shop>(.production(r: .us))
