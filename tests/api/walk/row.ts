import type { Body, Errno, Path } from '@ramify/contract'
import type { Owner, World } from './world.ts'

/** One call of the contract, as the walk goes through it. */
export interface Row<P extends Path> {
  /** A body with which the owner gets what they ask for. */
  right: (owner: Owner, world: World) => Body<P> | Promise<Body<P>>
  /** For each errno that the contract documents for it, and for no other: a way to get that answer. */
  errors: { [Each in `${Errno}`]?: Produce }
  /** A body that names this file or folder; of a call that names none there is none. */
  naming?: (id: string) => object
  /** What is said of a file that is not there for the caller, where that is no refusal: a part of the answer. */
  nothing?: string
  /** Of a call that is about the trash: what lies in the caller's own is there for it. */
  ofTrash?: true
}

export type Produce = (owner: Owner, world: World) => Promise<number>

export type Rows<P extends Path> = { [Each in P]: Row<Each> }
