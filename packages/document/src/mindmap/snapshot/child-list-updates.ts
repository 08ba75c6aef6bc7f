import type { Branch, ChildMoves } from './branch.ts'
import type { NodeId } from './snapshot.ts'

/** Collects who leaves and who joins which children, and then makes each list anew once, without sorting it again. */
export class ChildListUpdates {
  readonly #hosts: Branch[] = []
  readonly #branch: (id: NodeId) => Branch | undefined

  constructor(branch: (id: NodeId) => Branch | undefined) {
    this.#branch = branch
  }

  remove(host: Branch, branch: Branch): void {
    const moves = this.#of(host)
    moves.leaving ??= new Set()
    moves.leaving.add(branch.id)
  }

  insert(host: Branch, branch: Branch): void {
    this.#of(host).joining.push(branch)
  }

  /** The hosts whose children are others now, or stand in another order. */
  apply(): Branch[] {
    const changed: Branch[] = []
    for (const host of this.#hosts) {
      const { leaving, joining } = movesOf(host)
      host.moves = null
      const staying = leaving ? host.children.filter((id) => !leaving.has(id)) : host.children
      const children = joining.length === 0 ? staying : this.#merge(staying, joining.sort(compareSiblings))
      if (children.length === host.children.length && children.every((id, at) => id === host.children[at])) continue
      host.children = children
      changed.push(host)
    }
    return changed
  }

  #of(host: Branch): ChildMoves {
    if (host.moves === null) this.#hosts.push(host)
    return movesOf(host)
  }

  #merge(staying: readonly NodeId[], joining: readonly Branch[]): NodeId[] {
    if (staying.length === 0) return joining.map((branch) => branch.id)
    const merged: NodeId[] = []
    let from = 0
    for (const branch of joining) {
      const at = this.#placeOf(branch, staying, from)
      for (; from < at; from++) merged.push(staying[from] as NodeId)
      merged.push(branch.id)
    }
    for (; from < staying.length; from++) merged.push(staying[from] as NodeId)
    return merged
  }

  #placeOf(branch: Branch, among: readonly NodeId[], from: number): number {
    let low = from
    let high = among.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#branch(among[middle] as NodeId)
      if (other && compareSiblings(other, branch) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

function movesOf(host: Branch): ChildMoves {
  host.moves ??= { leaving: null, joining: [] }
  return host.moves
}

/** Own children before adopted ones, each in order of key and id. */
export function compareSiblings(one: Branch, other: Branch): number {
  if (one.adoptive !== other.adoptive) return one.adoptive ? 1 : -1
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  return one.id < other.id ? -1 : 1
}
