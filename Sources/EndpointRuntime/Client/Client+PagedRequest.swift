extension Client {
  /// The pages from this one on, asked for one after the other as they are needed.
  public func pages<R: APIPagedRequest>(
    _ request: R
  ) -> PageSequence<R.Value, R.Item, Service.Failure> where R.Failure == Service.Failure {
    PageSequence(client: self, first: request.pagedRequest)
  }

  /// The items of this page and of those after it; each page is asked for when its first item is needed.
  public func items<R: APIPagedRequest>(
    _ request: R
  ) -> ItemSequence<R.Value, R.Item, Service.Failure> where R.Failure == Service.Failure {
    ItemSequence(client: self, first: request.pagedRequest)
  }
}
