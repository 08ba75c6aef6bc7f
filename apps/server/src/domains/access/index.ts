import type { Capability, Role } from '@ramify/contract'
import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { sharedEvents } from '../../platform/bus/shared-events.ts'
import { batches } from '../../platform/database/batches.ts'
import type { Database } from '../../platform/database/database.ts'
import { allows, capabilitiesWith, roleWith } from './capability-bits.ts'
import { type AccessCounters, accessCounters, type Basis, basisOf, outdatedOf } from './counters.ts'
import { createGrants, type Grants } from './grants.ts'
import { type HeldRight, heldRights, withPaths } from './held-rights.ts'
import { createLinks, type Links } from './links.ts'
import { membersOf } from './members.ts'
import type { Principal } from './principal.ts'
import { shareSomething } from './share-something.ts'
import { createSpaces, type Spaces } from './spaces.ts'
import type { AccessTables } from './tables.ts'

export { roleAllows } from './capability-bits.ts'
export { type Basis, outdatedIn } from './counters.ts'
export type { Grant } from './grants.ts'
export type { LinkLoss } from './links.ts'
export { holderOf, isOwner, type Principal, personalSpace, principalOf } from './principal.ts'
export { spacesOfSameOwner } from './spaces.ts'

/** What somebody may do with a file, and what that depends on. */
export interface Standing {
  role: Role
  /** What they may do: a role that a link gives may lack some of what the role usually has. */
  capabilities: readonly Capability[]
  /** The links by which they may do so. */
  links: readonly string[]
  /** Until when nothing but a change of rights can change it; null: forever. */
  until: number | null
  /** The space that owns the file. */
  spaceId: string
  /** The file and all folders above it: a change of rights to one of them may change this. */
  path: readonly string[]
  basis: Basis
}

/** Who may do what with which file. Every call and every connection asks here, and nothing else decides. */
export interface Access extends Grants, Links, Spaces, AccessCounters {
  /** By the union of all rights to a file and the folders above it; null also when there is no such file. */
  roleOf: (principal: Principal, fileId: string) => Promise<Role | null>
  standingOf: (principal: Principal, fileId: string) => Promise<Standing | null>
  /** Those of the bases of standings whose rights may have changed since. */
  outdated: (bases: readonly Basis[]) => Promise<ReadonlySet<Basis>>
  /** The same for many files; those without a right are left out. */
  rolesOf: (principal: Principal, fileIds: readonly string[]) => Promise<Map<string, Role>>
  /** The same for files that all lie in one folder, which is asked for once. */
  rolesIn: (principal: Principal, folderId: string, fileIds: readonly string[]) => Promise<Map<string, Role>>
  /** Everything that somebody may do with a file; empty also when there is no such file. */
  capabilitiesOf: (principal: Principal, fileId: string) => Promise<Capability[]>
  can: (principal: Principal, capability: Capability, fileId: string) => Promise<boolean>
  /** Refuses (-104) what one may not, what one may not see and what does not exist, all with the same words. */
  require: (principal: Principal, capability: Capability, fileId: string) => Promise<Role>
  /** All of them, or none is allowed. */
  requireAll: (principal: Principal, capability: Capability, fileIds: readonly string[]) => Promise<void>
  /** Those of the files with which somebody may do this. */
  allowed: (principal: Principal, capability: Capability, fileIds: readonly string[]) => Promise<Set<string>>
  /** People with a right to this file in their own name; none when there is no such file. */
  membersOf: (fileId: string) => Promise<string[]>
  /** Whether there is a file that both have a right to in their own name or that of a team. */
  shareSomething: (principal: Principal, other: Principal) => Promise<boolean>
  /** A person goes for good, and with them their grants and their space. */
  eraseAccount: (
    personId: string,
  ) => Promise<{ within: (transaction: Transaction<unknown>) => Promise<void>; after: () => Promise<void> }>
  /** To be called once the transaction that changed rights to this file or folder is committed. */
  changed: (fileId: string) => void
  onChange: (listener: (fileId: string) => void) => void
}

interface Options {
  database: Database
  /** Where other processes serve the same database. */
  bus?: Bus
  now?: () => number
}

export function createAccess({ database, bus, now = Date.now }: Options): Access {
  const db = database.tables<AccessTables>()
  const tables = { db, engine: database.engine }
  const changes = sharedEvents('rights', bus)
  const grants = createGrants(now)
  const links = createLinks(tables, now)
  const spaces = createSpaces(db, now)

  const bitsOf = async (principal: Principal, fileIds: readonly string[]) => {
    const bits = new Map<string, number>()
    for (const climbed of batches(fileIds)) addTo(bits, await heldRights(tables, { principal, climbed, now: now() }))
    return bits
  }

  const allowed: Access['allowed'] = async (principal, capability, fileIds) => {
    const bits = await bitsOf(principal, fileIds)
    return new Set(fileIds.filter((fileId) => allows(bits.get(fileId) ?? 0, capability)))
  }

  return {
    ...grants,
    ...links,
    ...spaces,
    ...accessCounters,
    allowed,

    roleOf: async (principal, fileId) => roleWith((await bitsOf(principal, [fileId])).get(fileId) ?? 0),

    rolesOf: async (principal, fileIds) => rolesWith(await bitsOf(principal, fileIds)),

    rolesIn: async (principal, folderId, fileIds) => {
      if (fileIds.length === 0) return new Map()
      const bits = new Map<string, number>()
      addTo(bits, await heldRights(tables, { principal, climbed: [folderId], direct: fileIds, now: now() }))
      const ofFolder = bits.get(folderId) ?? 0
      return rolesWith(new Map(fileIds.map((fileId) => [fileId, ofFolder | (bits.get(fileId) ?? 0)])))
    },

    standingOf: async (principal, fileId) => {
      const path = await withPaths(tables, [fileId]).selectFrom('path').select(['at', 'space_id']).execute()
      const own = path.find(({ at }) => at === fileId)
      if (!own) return null
      const basis = await basisOf(db, [own.space_id, principal.personId ?? own.space_id])
      const rights = await heldRights(tables, { principal, climbed: [fileId], now: now() })
      const held = rights.reduce((sum, { capabilities }) => sum | capabilities, 0)
      const role = roleWith(held)
      if (!role) return null
      const ends = rights.flatMap(({ expiresAt }) => expiresAt ?? [])
      return {
        role,
        capabilities: capabilitiesWith(held),
        links: rights.flatMap(({ linkId }) => linkId ?? []),
        until: ends.length > 0 ? Math.min(...ends) : null,
        spaceId: own.space_id,
        path: path.map(({ at }) => at),
        basis,
      }
    },

    capabilitiesOf: async (principal, fileId) => capabilitiesWith((await bitsOf(principal, [fileId])).get(fileId) ?? 0),

    can: async (principal, capability, fileId) => (await allowed(principal, capability, [fileId])).has(fileId),

    require: async (principal, capability, fileId) => {
      const bits = (await bitsOf(principal, [fileId])).get(fileId) ?? 0
      const role = roleWith(bits)
      if (!role || !allows(bits, capability)) throw noSuchFile()
      return role
    },

    requireAll: async (principal, capability, fileIds) => {
      const some = await allowed(principal, capability, fileIds)
      if (!fileIds.every((fileId) => some.has(fileId))) throw noSuchFile()
    },

    membersOf: (fileId) => membersOf(tables, fileId, now()),

    shareSomething: async (principal, other) =>
      (await shareSomething(tables, principal, other, now())) ||
      (await shareSomething(tables, other, principal, now())),

    eraseAccount: async (personId) => {
      const lost: string[] = []
      return {
        within: async (transaction) => {
          lost.push(...(await grants.takeAll(transaction, { type: 'person', id: personId })))
          await links.forgetProofs(transaction, personId)
          await spaces.removePersonalSpace(transaction, personId)
        },
        after: async () => {
          // Whoever removes the last files holds the tree of the space, which makes it anew.
          await database
            .tables<unknown>()
            .transaction()
            .execute((transaction) => spaces.removePersonalSpace(transaction, personId))
          for (const fileId of lost) changes.tell(fileId)
        },
      }
    },

    outdated: (bases) => outdatedOf(db, bases),

    changed: changes.tell,
    onChange: changes.listen,
  }
}

/** No right takes away what another gives. */
function addTo(bits: Map<string, number>, rights: readonly HeldRight[]): void {
  for (const { fileId, capabilities } of rights) bits.set(fileId, (bits.get(fileId) ?? 0) | capabilities)
}

function rolesWith(bits: ReadonlyMap<string, number>): Map<string, Role> {
  const roles = new Map<string, Role>()
  for (const [fileId, held] of bits) {
    const role = roleWith(held)
    if (role) roles.set(fileId, role)
  }
  return roles
}

/** The same error for a file that is missing, that the person may not see, and that they may not change. */
export const noSuchFile = () => new AppError(-104, { code: '-104:open' })
