/// Every order of a few items, the given one first.
package func orders<T>(of items: [T]) -> [[T]] {
  guard items.count > 1 else { return [items] }
  return items.indices.flatMap { index in
    var rest = items
    let first = rest.remove(at: index)
    return orders(of: rest).map { [first] + $0 }
  }
}
