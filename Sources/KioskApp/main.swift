import Glibc

exit(Almanac.perform(Array(CommandLine.arguments.dropFirst())).rawValue)
