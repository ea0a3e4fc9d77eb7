import Glibc

begin()
exit(runSous(Array(CommandLine.arguments.dropFirst())))
