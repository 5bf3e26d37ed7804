extension Client {
  /// The pages of an endpoint from this request on. Each page is requested when the loop needs it.
  public func pages<R: APIPagedRequest>(
    _ request: R
  ) -> PageSequence<R.Value, R.Item, Service.Failure> where R.Failure == Service.Failure {
    PageSequence(client: self, first: request.pagedRequest)
  }

  /// The items of all pages from this request on. Each page is requested when the loop needs its first item.
  public func items<R: APIPagedRequest>(
    _ request: R
  ) -> ItemSequence<R.Value, R.Item, Service.Failure> where R.Failure == Service.Failure {
    ItemSequence(client: self, first: request.pagedRequest)
  }
}
