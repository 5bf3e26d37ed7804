import EndpointCommands

runOnCommandLine()
