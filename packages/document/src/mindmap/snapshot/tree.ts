import type { Record } from '../../core/collections.ts'
import { readPlace, samePlace } from '../schema/place.ts'
import { type Branch, type Hanging, newBranch, none, nowhere } from './branch.ts'
import { ChildListUpdates } from './child-list-updates.ts'
import { cutsOfCycles } from './cycles.ts'
import type { NodeId } from './snapshot.ts'

/**
 * Makes a tree of any set of records, and keeps it while they change. The same records give the same tree, whatever way
 * led to them; what an update costs depends on what changed.
 */
export class Tree {
  readonly #branches = new Map<NodeId, Branch>()
  readonly #floating = newBranch('', 0)
  /** Living nodes that stand elsewhere than they say. Usually none. */
  readonly #adopted = new Set<Branch>()
  /** Those of them where a cycle was cut. */
  readonly #cuts = new Set<Branch>()
  #root: Branch | null = null
  #updates = 0

  get root(): NodeId {
    return this.#root?.id ?? ''
  }

  get floating(): readonly NodeId[] {
    return this.#floating.children
  }

  get(id: NodeId): Branch | undefined {
    return this.#branches.get(id)
  }

  /** The parent as it is read: null for the root and for floating nodes. */
  parentOf(branch: Branch): NodeId | null {
    return branch.host === null || branch.host === this.#floating ? null : branch.host.id
  }

  /** Takes changed records in (undefined: the record is no more) and tells which others hang differently because of them. */
  update(
    ids: Iterable<NodeId>,
    recordOf: (id: NodeId) => Record | undefined,
    wishedRoot: NodeId | null,
  ): readonly Branch[] {
    this.#updates++
    const moving: Branch[] = []
    const leaving: Branch[] = []
    let ancestry = false
    for (const id of ids) {
      const record = recordOf(id)
      const branch = this.#branches.get(id) ?? (record && this.#add(id))
      if (!branch) continue
      const { living, place } = branch
      branch.update = this.#updates
      branch.record = record ?? null
      branch.living = record !== undefined && record.get('gone') !== true
      branch.place = record ? readPlace(record.get('place')) : nowhere
      if (living && !branch.living) leaving.push(branch)
      else if (!living || !samePlace(place, branch.place)) addLiving(moving, branch)
      // Whoever was taken in because this one was gone or missing, or went through it to find a living ancestor.
      if (branch.living !== living || !branch.living) ancestry = true
    }
    this.#collect(moving, leaving, ancestry)
    if (this.#chooseRoot(wishedRoot)) for (const branch of this.#branches.values()) addLiving(moving, branch)
    return this.#rehang(moving, leaving)
  }

  #add(id: NodeId): Branch {
    const branch = newBranch(id, this.#branches.size)
    this.#branches.set(id, branch)
    return branch
  }

  /** Everybody whose place has to be found again because of somebody else. */
  #collect(moving: Branch[], leaving: readonly Branch[], ancestry: boolean): void {
    for (const branch of leaving) {
      for (const child of branch.children) addLiving(moving, this.#branches.get(child))
    }
    if (ancestry) for (const branch of this.#adopted) addLiving(moving, branch)
    if (moving.length > 0 || leaving.length > 0) for (const branch of this.#cuts) addLiving(moving, branch)
  }

  /** True when it is another one than before. */
  #chooseRoot(wished: NodeId | null): boolean {
    const before = this.#root
    const branch = wished === null ? undefined : this.#branches.get(wished)
    this.#root = branch?.living ? branch : this.#nextRoot()
    return this.#root !== before
  }

  #nextRoot(): Branch | null {
    let parentless: Branch | null = null
    let any: Branch | null = null
    for (const branch of this.#branches.values()) {
      if (!branch.living) continue
      if (any === null || branch.id < any.id) any = branch
      if (branch.place.parent !== null && this.#branches.get(branch.place.parent)?.living) continue
      if (parentless === null || branch.id < parentless.id) parentless = branch
    }
    return parentless ?? any
  }

  #rehang(moving: Branch[], leaving: readonly Branch[]): Branch[] {
    const touched: Branch[] = []
    const touch = (branch: Branch) => {
      if (branch.update !== this.#updates) touched.push(branch)
      branch.update = this.#updates
    }
    const siblinghood = new ChildListUpdates((id) => this.#branches.get(id))
    for (const branch of leaving) {
      if (branch.host) siblinghood.remove(branch.host, branch)
      this.#adopted.delete(branch)
      this.#cuts.delete(branch)
      branch.host = null
    }
    this.#findHosts(moving)
    for (const branch of moving) {
      const { host, adoptive, key } = branch.hung ?? unhung
      branch.hung = null
      if (branch.adoptive) this.#adopted.add(branch)
      else this.#adopted.delete(branch)
      if (host !== branch.host) touch(branch)
      else if (adoptive === branch.adoptive && key === branch.key) continue
      if (host) siblinghood.remove(host, branch)
      if (branch.host) siblinghood.insert(branch.host, branch)
    }
    for (const branch of siblinghood.apply()) if (branch.living) touch(branch)
    for (const branch of leaving) branch.children = none
    return touched
  }

  /** Gives each its new host and key. */
  #findHosts(moving: Branch[]): void {
    const known = new Map<Branch, Branch | null>()
    for (const branch of moving) {
      const host = this.#hostOf(branch, known)
      branch.host = host
      branch.adoptive = host !== null && host !== this.#floating && host.id !== branch.place.parent
      branch.key = branch.place.order
      this.#cuts.delete(branch)
    }
    for (const branch of cutsOfCycles(moving)) {
      // It may have stood still itself while another one closed the cycle.
      addLiving(moving, branch)
      branch.host = this.#root
      branch.adoptive = true
      this.#cuts.add(branch)
    }
  }

  /** Its parent; when that one does not live, the nearest ancestor that does, or the root. */
  #hostOf(branch: Branch, known: Map<Branch, Branch | null>): Branch | null {
    if (branch === this.#root) return null
    if (branch.place.at) return this.#floating
    const way: Branch[] = []
    let parent = this.#parentOf(branch)
    while (parent && !parent.living && !known.has(parent)) {
      // Also ends a walk around a cycle of gone ones.
      known.set(parent, null)
      way.push(parent)
      parent = this.#parentOf(parent)
    }
    const host = parent?.living ? parent : ((parent && known.get(parent)) ?? null)
    for (const gone of way) known.set(gone, host)
    return host ?? this.#root
  }

  #parentOf(branch: Branch): Branch | undefined {
    return branch.place.parent === null ? undefined : this.#branches.get(branch.place.parent)
  }
}

const unhung: Hanging = { host: null, adoptive: false, key: '' }

function addLiving(moving: Branch[], branch: Branch | undefined): void {
  if (!branch?.living || branch.hung !== null) return
  const { host, adoptive, key } = branch
  branch.hung = host ? { host, adoptive, key } : unhung
  moving.push(branch)
}
