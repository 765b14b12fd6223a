/** Union–find over the numbers 0…n−1, with path halving and union by size. */
export class DisjointSets {
  readonly size: Int32Array
  private readonly parent: Int32Array

  constructor(count: number) {
    this.parent = new Int32Array(count)
    for (let i = 0; i < count; i++) this.parent[i] = i
    this.size = new Int32Array(count).fill(1)
  }

  /** The representative of the set that contains `i`. */
  find(i: number): number {
    const { parent } = this
    let at = i
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }

  /** Joins two sets, given by their representatives, and returns the representative of the union. */
  join(p: number, q: number): number {
    const [root, child] = this.size[p]! >= this.size[q]! ? [p, q] : [q, p]
    this.parent[child] = root
    this.size[root]! += this.size[child]!
    return root
  }
}
