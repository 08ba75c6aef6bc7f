import type { PresenceState, PresentPerson } from '@ramify/contract'

/** What one says of oneself to others who have the document open, in the coordinates of the document. */
export type OwnPresence = Readonly<PresenceState>

/** Somebody else who has the document open. With several tabs they are where they last did something. */
export interface OtherPerson extends OwnPresence {
  /** Of the person. */
  readonly id: string
  readonly name: string
  /** The name of a drawing, the id of a picture, or nothing of the kind. */
  readonly avatar: string | null
  /** Of one of the eight colours of people, from 1. */
  readonly color: number
  /** When they came. Earlier ones stand first. */
  readonly since: number
  /** When their pointer last moved, and when they last chose or wrote something, by the clock of the page. */
  readonly movedAt: number
  readonly actedAt: number
}

const colors = 8

export function otherPerson(
  { person, color, ...rest }: PresentPerson,
  { movedAt, actedAt }: Pick<OtherPerson, 'movedAt' | 'actedAt'>,
): OtherPerson {
  return { ...rest, ...person, movedAt, actedAt, color: ((color - 1) % colors) + 1 }
}
