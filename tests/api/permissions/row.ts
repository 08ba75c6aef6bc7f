import type { Body, Path } from '@ramify/contract'
import type { Expected } from './answers.ts'
import type { State, Who } from './people.ts'
import type { Target } from './stage.ts'

/** One way to call something, and what everybody gets in every state. */
export interface Row<P extends Path> {
  /** Which way, of a call that has several. */
  as?: string
  body: (at: Target) => Body<P>
  expect: Expected
  /** A part of the answer about what does not exist, of calls that do not refuse (-104) it. */
  nothing?: string
  /** Changes nothing that matters to anybody else: it is asked for by all at once. */
  reads?: true
  /** Of lists: to whom the answer names the document. */
  lists?: (who: Who, state: State) => boolean
  /** Where the document plays no part, once is enough. */
  once?: true
}

/**
 * `anyone`: needs no account. `signed in`: about the caller's own account and nothing else; whoever has none is refused before
 * anything else is looked at.
 */
export type Audience = 'anyone' | 'signed in'

export type Rows<P extends Path> = { readonly [Each in P]: readonly Row<Each>[] | Audience }

/** What is left of the types once the table is walked in a loop. */
export type AnyRow = Omit<Row<'/ls'>, 'body'> & { path: Path; title: string; body: (at: Target) => object }
