// Numbers, units, money and days come with what food is.
@_exported public import Values
