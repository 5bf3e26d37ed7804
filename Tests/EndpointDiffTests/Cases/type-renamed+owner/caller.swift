import LibraryAPI

func isOpen(_ order: Order) -> Bool { order.status == Order.Status.open }
