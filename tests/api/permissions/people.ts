import type { Capability } from '@ramify/contract'

/** What a document can be in. */
export const states = ['shared', 'expired', 'trashed', 'closed'] as const
/**
 * `shared`: its link works, and people work on it together. `expired`: the link has run out. `trashed`: it is in the trash.
 * `closed`: the link was turned off and the cooperation ended.
 */
export type State = (typeof states)[number]

/** Who asks for what they need to know of them: have they an account, and which of the documents do they ask for? */
interface Kind {
  /** `none`: sends no token at all. */
  session: 'none' | 'guest' | 'person'
  at: Spot
}

/** `password`: its link has a password. `open`: its link has none, and viewers may save. `team`: it is in the space of a team. */
export type Spot = 'password' | 'open' | 'team'

/** Everybody who may be on the other side of a call. */
export const people = {
  nobody: { session: 'none', at: 'password' },
  /** Has proven the link of something else. */
  guest: { session: 'guest', at: 'password' },
  stranger: { session: 'person', at: 'password' },
  guestByLink: { session: 'guest', at: 'open' },
  personByLink: { session: 'person', at: 'open' },
  guestByPassword: { session: 'guest', at: 'password' },
  personByPassword: { session: 'person', at: 'password' },
  /** Has the link, and has never given its password. */
  withoutPassword: { session: 'person', at: 'password' },
  viewer: { session: 'person', at: 'password' },
  /** A viewer who may ask for the right to edit. */
  asker: { session: 'person', at: 'password' },
  editor: { session: 'person', at: 'password' },
  removedMember: { session: 'person', at: 'password' },
  owner: { session: 'person', at: 'password' },
  teamMember: { session: 'person', at: 'team' },
  invitedToTeam: { session: 'person', at: 'team' },
  removedFromTeam: { session: 'person', at: 'team' },
} as const satisfies Record<string, Kind>

export type Who = keyof typeof people
export const everybody = Object.keys(people) as Who[]

export const sessionOf = (who: Who): Kind['session'] => people[who].session
export const hasAccount = (who: Who) => sessionOf(who) === 'person'

const look: readonly Capability[] = ['see', 'comment']
const view: readonly Capability[] = [...look, 'copy', 'export']
const edit: readonly Capability[] = [...view, 'edit', 'history']
const arrange: readonly Capability[] = [...edit, 'arrange']
const own: readonly Capability[] = [...arrange, 'share', 'manage']

type Rights = { readonly [Name in State]?: readonly Capability[] }

/** Nothing but the trash takes from who owns a document, or is in the team that does. */
const inSpace = (some: readonly Capability[]): Rights => ({ shared: some, expired: some, closed: some })
/** A member needs no link. */
const asMember = (some: readonly Capability[]): Rights => ({ shared: some, expired: some })
const byLink = (some: readonly Capability[]): Rights => ({ shared: some })

/** What each of them may do with the document they ask for. Whoever is not named may do nothing at all. */
const rights: { readonly [Name in Who]?: Rights } = {
  owner: inSpace(own),
  teamMember: inSpace(arrange),
  editor: asMember(edit),
  asker: asMember(view),
  viewer: asMember(view),
  guestByLink: byLink(view),
  personByLink: byLink(view),
  guestByPassword: byLink(look),
  personByPassword: byLink(look),
}

export const may = (who: Who, capability: Capability, state: State): boolean =>
  rights[who]?.[state]?.includes(capability) ?? false
