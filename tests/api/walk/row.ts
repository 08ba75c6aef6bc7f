import type { Body, Errno, Path } from '@ramify/contract'
import type { Account, Owner, World } from './world.ts'

/** One call of the contract, as the walk goes through it. Whose account it is about needs no files. */
export interface Row<P extends Path, Who extends Account = Owner> {
  /** A body with which the owner gets what they ask for. */
  right: (owner: Who, world: World) => Body<P> | Promise<Body<P>>
  /** For each errno that the contract documents for it, and for no other: a way to get that answer. */
  errors: { [Each in `${Errno}`]?: Produce<Who> }
  /** Answers and changes nothing. */
  reads?: true
  /** A body that names this file or folder; of a call that names none there is none. */
  naming?: (id: string) => object
  /** What is said of a file that is not there for the caller, where that is no refusal: a part of the answer. */
  nothing?: string
  /** Of a call that is about the trash: what lies in the caller's own is there for it. */
  ofTrash?: true
}

/** Either brings an account into a state in which the call fails, or is refused and leaves it as it was. */
export type Produce<Who extends Account = Owner> = (owner: Who, world: World) => Promise<number>

export type Rows<P extends Path, Who extends Account = Owner> = { [Each in P]: Row<Each, Who> }
