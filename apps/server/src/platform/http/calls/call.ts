import type { Auth, Data, Input, Path } from '@ramify/contract'
import type { LanguageId } from '@ramify/locales'
import type { Brand } from '../../brands/brands.ts'
import type { Reader } from '../../sessions/reader.ts'
import type { Session } from '../../sessions/sessions.ts'

/** What a handler knows of its caller. */
export interface CallContext {
  /** When its first bytes came in: milliseconds since 1970, with what comes after the point. */
  receivedAt: number
  address: string
  device: string
  /** What the caller's browser asks for. */
  language: LanguageId
  /** Which schema of documents the caller speaks. */
  clientSchema: number
  /** What links begin with in what others get, such as `https://maps.example`; refuses where nobody knows that. */
  linkOrigin: () => string
  /** Under which name the product was asked for: mails and messages use it. */
  brand: Brand
}

export interface SessionContext extends CallContext {
  session: Session
}

export interface ReaderContext extends CallContext {
  reader: Reader
}

interface EitherContext extends CallContext {
  session?: Session
}

export interface VisitorContext extends CallContext {
  /** Undefined: somebody who is not known yet. */
  reader?: Reader
}

interface Contexts {
  anyone: CallContext
  either: EitherContext
  visitor: VisitorContext
  reader: ReaderContext
  session: SessionContext
}

export type Handler<P extends Path> = (input: Input<P>, context: Contexts[Auth<P>]) => Promise<Data<P>>

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers = { [P in Path]: Handler<P> }
