import { type Capability, capabilities, type Role } from '@ramify/contract'
import type { Grant, Subject } from '../grants.ts'
import { holderOf, type Principal } from '../principal.ts'

export interface NaiveFile {
  id: string
  parent: NaiveFile | null
  spaceId: string
  isTrashed: boolean
}

/** That somebody knows a link and its password. */
export interface NaiveProof {
  holderId: string
  linkId: string
  passwordVersion: number
  expiresAt: number
}

/** That somebody is in a team, or only invited to it. */
export interface NaiveMember {
  teamId: string
  personId: string
  state: 'invited' | 'member'
}

/** Folders, files, owners, grants, members and proofs, as lists that are walked through: what the statements must answer as well. */
export interface NaiveWorld {
  files: readonly NaiveFile[]
  /** Space to person. */
  owners: ReadonlyMap<string, string>
  grants: readonly Grant[]
  members: readonly NaiveMember[]
  proofs: readonly NaiveProof[]
  now: number
}

/** A right that reaches a file. */
interface Reaching {
  capabilities: readonly Capability[]
  expiresAt: number | null
  isNamed: boolean
  linkId: string | null
}

export function rightsTo(world: NaiveWorld, principal: Principal, file: NaiveFile): Reaching[] {
  const { owners, grants, now } = world
  const rights: Reaching[] = []
  if (file.isTrashed) return rights
  if (principal.personId !== null && owners.get(file.spaceId) === principal.personId) {
    rights.push({ capabilities: capabilities.owner, expiresAt: null, isNamed: true, linkId: null })
  }
  for (const { id } of pathOf(file)) {
    for (const grant of grants) {
      const { subject, expiresAt } = grant
      if (grant.fileId !== id || (expiresAt !== null && expiresAt <= now)) continue
      if (subject.type === 'link') {
        const proof = proofOf(world, principal, subject)
        if (!proof) continue
        const until = Math.min(proof.expiresAt, expiresAt ?? proof.expiresAt)
        rights.push({ capabilities: grant.capabilities, expiresAt: until, isNamed: false, linkId: subject.id })
      } else if (isFor(world, principal, subject)) {
        const isNamed = subject.type !== 'anyone'
        rights.push({ capabilities: grant.capabilities, expiresAt, isNamed, linkId: null })
      }
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

type LinkSubject = Extract<Subject, { type: 'link' }>

const proofOf = ({ proofs, now }: NaiveWorld, principal: Principal, { id, passwordVersion }: LinkSubject) =>
  proofs.find(
    (proof) =>
      proof.holderId === holderOf(principal) &&
      proof.linkId === id &&
      proof.passwordVersion === passwordVersion &&
      proof.expiresAt > now,
  )

function isFor({ members }: NaiveWorld, { personId }: Principal, subject: Exclude<Subject, LinkSubject>): boolean {
  if (subject.type === 'anyone') return true
  if (subject.type === 'person') return subject.id === personId
  return members.some(
    (member) => member.teamId === subject.id && member.personId === personId && member.state === 'member',
  )
}

export function naiveRole(rights: readonly Reaching[]): Role | null {
  const can = (capability: Capability) => rights.some((right) => right.capabilities.includes(capability))
  if (!can('see')) return null
  if (can('manage')) return 'owner'
  return can('edit') ? (can('arrange') ? 'organizer' : 'editor') : 'viewer'
}
