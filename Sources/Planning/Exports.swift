// What food is comes with what to cook when.
@_exported public import Kitchen
