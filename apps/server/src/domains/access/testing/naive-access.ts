import { type Capability, capabilities, type Role } from '@ramify/contract'
import type { Grant, Subject } from '../grants.ts'
import type { Principal } from '../principal.ts'

export interface NaiveFile {
  id: string
  parent: NaiveFile | null
  spaceId: string
  isTrashed: boolean
}

/** Folders, files, owners and grants, as lists that are walked through: what the statements must answer as well. */
export interface NaiveWorld {
  files: readonly NaiveFile[]
  /** Space to person. */
  owners: ReadonlyMap<string, string>
  grants: readonly Grant[]
  now: number
}

/** A right that reaches a file. */
interface Reaching {
  capabilities: readonly Capability[]
  expiresAt: number | null
  isNamed: boolean
}

export function rightsTo({ owners, grants, now }: NaiveWorld, principal: Principal, file: NaiveFile): Reaching[] {
  const rights: Reaching[] = []
  if (file.isTrashed) return rights
  if (principal.personId !== null && owners.get(file.spaceId) === principal.personId) {
    rights.push({ capabilities: capabilities.owner, expiresAt: null, isNamed: true })
  }
  for (const { id } of pathOf(file)) {
    for (const grant of grants) {
      if (grant.fileId !== id || !isFor(principal, grant.subject)) continue
      if (grant.expiresAt !== null && grant.expiresAt <= now) continue
      const isNamed = grant.subject.type === 'person' || grant.subject.type === 'team'
      rights.push({ capabilities: grant.capabilities, expiresAt: grant.expiresAt, isNamed })
    }
  }
  return rights
}

/** The file and the folders above it, as far as they are not in the trash. */
export function pathOf(file: NaiveFile): NaiveFile[] {
  const path: NaiveFile[] = []
  for (let at: NaiveFile | null = file; at && !at.isTrashed; at = at.parent) path.push(at)
  return path
}

function isFor({ personId, teams, links }: Principal, subject: Subject): boolean {
  switch (subject.type) {
    case 'anyone':
      return true
    case 'person':
      return subject.id === personId
    case 'team':
      return teams.includes(subject.id)
    case 'link':
      return links.some(({ id, passwordVersion }) => id === subject.id && passwordVersion === subject.passwordVersion)
  }
}

export function naiveRole(rights: readonly Reaching[]): Role | null {
  const can = (capability: Capability) => rights.some((right) => right.capabilities.includes(capability))
  if (!can('see')) return null
  return can('manage') ? 'owner' : can('edit') ? 'editor' : 'viewer'
}
