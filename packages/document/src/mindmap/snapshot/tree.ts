import { type Place, samePlace } from '../schema/place.ts'
import { type Branch, newBranch, none } from './branch.ts'
import { ChildListUpdates } from './child-list-updates.ts'
import { cutsOfCycles } from './cycles.ts'
import type { NodeId } from './snapshot.ts'

/** What a record says about where it stands. */
export interface Standing {
  readonly living: boolean
  readonly place: Place
}

type Hanging = Readonly<Pick<Branch, 'host' | 'adoptive' | 'key'>>

/**
 * Makes a tree of any set of records, and keeps it while they change. The same records give the same tree, whatever way
 * led to them; what an update costs depends on what changed.
 */
export class Tree {
  readonly #branches = new Map<NodeId, Branch>()
  readonly #floating = newBranch('')
  /** Living nodes that stand elsewhere than they say. Usually none. */
  readonly #adopted = new Set<Branch>()
  /** Those of them where a cycle was cut. */
  readonly #cuts = new Set<Branch>()
  #root: Branch | null = null

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

  /** Takes changed records in (null: the record is no more) and tells which nodes came, went, or hang differently. */
  update(standings: Iterable<readonly [NodeId, Standing | null]>, wishedRoot: NodeId | null): Set<NodeId> {
    const touched = new Set<NodeId>()
    const moving = new Set<Branch>()
    const leaving = new Set<Branch>()
    let ancestry = false
    for (const [id, standing] of standings) {
      const known = this.#branches.get(id)
      const branch = known ?? newBranch(id)
      const { living, place } = branch
      branch.living = standing?.living ?? false
      branch.place = standing?.place ?? place
      if (!standing) this.#branches.delete(id)
      else if (!known) this.#branches.set(id, branch)
      if (branch.living !== living) {
        touched.add(id)
        if (branch.living) moving.add(branch)
        else leaving.add(branch)
      } else if (living && !samePlace(place, branch.place)) {
        moving.add(branch)
        touched.add(id)
      }
      // Whoever was taken in because this one was gone or missing, or went through it to find a living ancestor.
      if (branch.living !== living || !branch.living) ancestry = true
    }
    this.#collect(moving, leaving, ancestry)
    if (this.#chooseRoot(wishedRoot)) for (const branch of this.#branches.values()) addLiving(moving, branch)
    this.#rehang(moving, leaving, touched)
    return touched
  }

  /** Everybody whose place has to be found again because of somebody else. */
  #collect(moving: Set<Branch>, leaving: ReadonlySet<Branch>, ancestry: boolean): void {
    for (const branch of leaving) {
      for (const child of branch.children) addLiving(moving, this.#branches.get(child))
    }
    if (ancestry) for (const branch of this.#adopted) addLiving(moving, branch)
    if (moving.size > 0 || leaving.size > 0) for (const branch of this.#cuts) addLiving(moving, branch)
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

  #rehang(moving: ReadonlySet<Branch>, leaving: ReadonlySet<Branch>, touched: Set<NodeId>): void {
    const siblinghood = new ChildListUpdates((id) => this.#branches.get(id))
    for (const branch of leaving) {
      if (branch.host) siblinghood.remove(branch.host, branch)
      this.#adopted.delete(branch)
      this.#cuts.delete(branch)
      branch.host = null
    }
    const before = this.#findHosts(moving)
    for (const [branch, { host, adoptive, key }] of before) {
      if (branch.adoptive) this.#adopted.add(branch)
      else this.#adopted.delete(branch)
      if (host !== branch.host) touched.add(branch.id)
      else if (adoptive === branch.adoptive && key === branch.key) continue
      if (host) siblinghood.remove(host, branch)
      if (branch.host) siblinghood.insert(branch.host, branch)
    }
    for (const branch of siblinghood.apply()) if (branch.living) touched.add(branch.id)
    for (const branch of leaving) branch.children = none
  }

  /** Gives each its new host and key, and tells what they were. */
  #findHosts(moving: ReadonlySet<Branch>): Map<Branch, Hanging> {
    const before = new Map<Branch, Hanging>()
    const remember = (branch: Branch) => {
      if (before.has(branch)) return
      const { host, adoptive, key } = branch
      before.set(branch, host ? { host, adoptive, key } : unhung)
    }
    const known = new Map<Branch, Branch | null>()
    for (const branch of moving) {
      remember(branch)
      const host = this.#hostOf(branch, known)
      branch.host = host
      branch.adoptive = host !== null && host !== this.#floating && host.id !== branch.place.parent
      branch.key = branch.place.order
      this.#cuts.delete(branch)
    }
    for (const branch of cutsOfCycles(moving)) {
      // It may have stood still itself while another one closed the cycle.
      remember(branch)
      branch.host = this.#root
      branch.adoptive = true
      this.#cuts.add(branch)
    }
    return before
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

const unhung = { host: null, adoptive: false, key: '' }

function addLiving(branches: Set<Branch>, branch: Branch | undefined): void {
  if (branch?.living) branches.add(branch)
}
