import { withItemsPutBack } from '../../core/difference/order-difference.ts'
import { movedNodes } from '../difference/moved-nodes.ts'
import type { MapSnapshot, NodeId, NodeSnapshot } from '../snapshot/snapshot.ts'
import { walk } from '../snapshot/walk.ts'
import { restoredAttachments } from './restored-attachments.ts'

/**
 * The map with one branch as it was in an earlier version: the node with its place, and everything below it.
 *
 * - Nodes of the branch come back from wherever they are. What hangs below them elsewhere and is not of the branch stays there.
 * - Nodes that are in the branch now go: those that the version knows elsewhere move back out as they are, with what hangs below
 *   them; new ones are deleted.
 * - Where the old parent is gone, the nearest ancestor that is there takes its place, and the root where there is none.
 */
export function withBranchRestored(current: MapSnapshot, version: MapSnapshot, branch: NodeId): MapSnapshot {
  if (!version.nodes.get(branch) || current.root === '') return current
  const restoring = new BranchRestoring(current, version, branch)
  const tree = restoring.tree()
  return { ...current, ...tree, ...restoredAttachments(current, version, tree.nodes, restoring.branchIds) }
}

type Tree = Pick<MapSnapshot, 'root' | 'floating'> & { readonly nodes: ReadonlyMap<NodeId, NodeSnapshot> }

class BranchRestoring {
  /** All nodes of the branch as it was. */
  readonly branchIds: ReadonlySet<NodeId>
  readonly #current: MapSnapshot
  readonly #version: MapSnapshot
  readonly #branch: NodeId
  /** Nodes that stay or move out, by where they hang; null for tops. */
  readonly #parents = new Map<NodeId, NodeId | null>()
  readonly #children = new Map<NodeId, NodeId[]>()
  readonly #floating: NodeId[] = []
  /** Whatever hung below nothing but nodes of the branch. */
  readonly #homeless: NodeId[] = []
  /** Nodes on their way out of the branch, each with the topmost it goes with. */
  readonly #leaving = new Map<NodeId, NodeId>()
  /** What comes where a node of the version stood among its siblings. */
  readonly #comingBack = new Map<NodeId, NodeId[]>()
  #root: NodeId

  constructor(current: MapSnapshot, version: MapSnapshot, branch: NodeId) {
    this.#current = current
    this.#version = version
    this.#branch = branch
    this.#root = current.root
    this.branchIds = new Set([...walk(version, [branch])].map(({ id }) => id))
  }

  tree(): Tree {
    this.#separate()
    this.#chooseRoot()
    this.#hangHomeless((id) => !this.#leaving.has(id))
    this.#placeLeaving()
    this.#placeBranch()
    this.#hangHomeless(() => true)
    return this.#build()
  }

  /** Goes through the map from the top and decides of each node whether it stays, moves out, or goes. */
  #separate(): void {
    const current = this.#current
    const inside = new Set([...walk(current, [this.#branch])].map(({ id }) => id))
    /** For each node the nearest that stays, itself included. */
    const staying = new Map<NodeId, NodeId | null>()
    for (const { id, parent } of walk(current)) {
      const above = parent === null ? null : (staying.get(parent) ?? null)
      staying.set(id, above)
      if (this.branchIds.has(id)) {
        // The branch stays where it is until it is known where it belongs.
        if (id === this.#branch) this.#stand(id, parent, above)
        continue
      }
      const unit = above === null ? undefined : this.#leaving.get(above)
      if (inside.has(id) && unit === undefined) {
        if (!this.#version.nodes.get(id)) continue
        this.#leaving.set(id, id)
        this.#homeless.push(id)
      } else {
        if (unit !== undefined) this.#leaving.set(id, unit)
        this.#stand(id, parent, above)
      }
      staying.set(id, id)
    }
  }

  #stand(id: NodeId, parent: NodeId | null, above: NodeId | null): void {
    if (above !== null) this.#hang(id, above)
    else if (parent !== null) this.#homeless.push(id)
    else if (id !== this.#current.root) this.#float(id)
    else this.#parents.set(id, null)
  }

  /** When the root belongs below the branch, another node has to be it. */
  #chooseRoot(): void {
    if (!this.branchIds.has(this.#root)) return
    const { root } = this.#version
    this.#root = this.#isThere(root) ? this.#topOf(root) : this.#branch
    this.#take(this.#root)
    this.#parents.set(this.#root, null)
  }

  /** In the order of the version, so that what a node hung under is in place before it. */
  #placeLeaving(): void {
    const isTop = (id: NodeId) => this.#leaving.get(id) === id
    for (const { id, parent } of walk(this.#version)) {
      if (!isTop(id) || this.#parents.get(id) === null) continue
      const place = this.#placeInVersion(id)
      if (place) this.#putBack(id, place)
      else if (parent === null && id !== this.#version.root) this.#float(id)
    }
  }

  #placeBranch(): void {
    const id = this.#branch
    if (id === this.#root) return
    const isThere = this.#current.nodes.get(id) !== undefined
    if (isThere && !movedNodes(this.#version, this.#current).has(id)) return
    const place = this.#placeInVersion(id)
    const isFloating = this.#version.nodes.get(id)?.parent === null && id !== this.#version.root
    if (!place && !isFloating && isThere) return
    this.#take(id)
    if (place) this.#putBack(id, place)
    else if (isFloating) this.#float(id)
    else this.#hang(id, this.#root)
  }

  /** The nearest ancestor that is in place, and the child of it that led there. */
  #placeInVersion(id: NodeId): { readonly parent: NodeId; readonly via: NodeId } | null {
    let via = id
    let parent = this.#version.nodes.get(id)?.parent ?? null
    while (parent !== null && !this.#isInPlace(parent)) {
      via = parent
      parent = this.#version.nodes.get(parent)?.parent ?? null
    }
    return parent === null ? null : { parent, via }
  }

  #isThere(id: NodeId): boolean {
    return this.#parents.has(id) || this.#homeless.includes(id)
  }

  #isInPlace(id: NodeId): boolean {
    const top = this.#leaving.get(id) ?? id
    return this.#parents.has(id) && this.#parents.has(top)
  }

  #topOf(id: NodeId): NodeId {
    let top = id
    for (let at = this.#parents.get(id) ?? null; at !== null; at = this.#parents.get(at) ?? null) top = at
    return top
  }

  #hangHomeless(which: (id: NodeId) => boolean): void {
    for (const id of this.#homeless) if (!this.#parents.has(id) && which(id)) this.#hang(id, this.#root)
  }

  #putBack(id: NodeId, { parent, via }: { readonly parent: NodeId; readonly via: NodeId }): void {
    this.#parents.set(id, parent)
    const here = this.#comingBack.get(via)
    if (here) here.push(id)
    else this.#comingBack.set(via, [id])
  }

  #hang(id: NodeId, parent: NodeId): void {
    this.#parents.set(id, parent)
    const children = this.#children.get(parent)
    if (children) children.push(id)
    else this.#children.set(parent, [id])
  }

  #float(id: NodeId): void {
    this.#parents.set(id, null)
    this.#floating.push(id)
  }

  #take(id: NodeId): void {
    const parent = this.#parents.get(id)
    const list = parent == null ? this.#floating : (this.#children.get(parent) ?? [])
    const at = list.indexOf(id)
    if (at >= 0) list.splice(at, 1)
    this.#parents.delete(id)
  }

  #build(): Tree {
    const nodes = new Map<NodeId, NodeSnapshot>()
    for (const [id, parent] of this.#parents) {
      const node = this.#current.nodes.get(id)
      if (!node || this.branchIds.has(id)) continue
      const older = this.#version.nodes.get(id)
      const children = this.#childrenOf(id, older)
      const isRehung = parent !== node.parent || id === this.#root
      const origin = isRehung ? older : node
      nodes.set(id, { ...node, parent, children, ...this.#standing(id, parent, origin) })
    }
    for (const node of walk(this.#version, [this.#branch])) {
      const isTop = node.id === this.#branch
      const parent = isTop ? (this.#parents.get(node.id) ?? null) : node.parent
      const children = isTop ? [...node.children, ...(this.#children.get(node.id) ?? [])] : node.children
      nodes.set(node.id, { ...node, parent, children, ...(isTop && this.#standing(node.id, parent, node)) })
    }
    return { root: this.#root, floating: this.#floating, nodes }
  }

  #childrenOf(id: NodeId, older: NodeSnapshot | undefined): readonly NodeId[] {
    const children = this.#children.get(id) ?? []
    return withItemsPutBack(children, older?.children ?? [], (child) => this.#comingBack.get(child) ?? [])
  }

  /** The point or the side that a node has where it hangs now, as far as it had one there. */
  #standing(id: NodeId, parent: NodeId | null, origin: NodeSnapshot | undefined): Pick<NodeSnapshot, 'at' | 'side'> {
    const isFloating = parent === null && id !== this.#root
    return {
      at: isFloating ? (origin?.at ?? this.#current.nodes.get(id)?.at ?? { x: 0, y: 0 }) : null,
      side: parent !== null && parent === origin?.parent ? origin.side : null,
    }
  }
}
