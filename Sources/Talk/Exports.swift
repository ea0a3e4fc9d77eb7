// What every room stands on comes with Talk, so that a room's file says `import Talk` and no more.
@_exported public import Catalogue
@_exported public import Kitchen
@_exported public import Language
@_exported public import Page
@_exported public import Planning
@_exported public import Store
@_exported public import Values
