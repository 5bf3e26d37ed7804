struct Mine {}
