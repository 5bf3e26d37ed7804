struct MyCard {}
