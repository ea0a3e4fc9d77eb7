import Glibc

exit(runSous(Array(CommandLine.arguments.dropFirst())))
