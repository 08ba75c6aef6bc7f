import type { Auth, Data, Input, Path } from '@ramify/contract'
import type { LanguageId } from '@ramify/locales'
import type { Session } from '../sessions/sessions.ts'

/** What a handler knows of its caller. */
export interface CallContext {
  address: string
  device: string
  /** What the caller's browser asks for. */
  language: LanguageId
}

export interface SessionContext extends CallContext {
  session: Session
}

export type Handler<P extends Path> = (
  input: Input<P>,
  context: Auth<P> extends 'session' ? SessionContext : CallContext,
) => Promise<Data<P>>

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers = { [P in Path]: Handler<P> }
