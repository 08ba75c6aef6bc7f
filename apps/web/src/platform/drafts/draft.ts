import type { KindName } from '@ramify/document'

/** A document that somebody makes without an account. It lives in this browser alone. */
export interface Draft {
  readonly id: string
  /** Not said by those that were made when all documents were maps. */
  readonly kind?: KindName
  /** Counted in this browser, from 1. */
  readonly number: number
  /** Null until somebody gives it one. */
  readonly name: string | null
  readonly created: number
  readonly edited: number
  /** Made by itself for somebody who came for the first time. */
  readonly isFirstRun?: boolean
}

export const kindOfDraft = ({ kind = 'mindmap' }: Pick<Draft, 'kind'>): KindName => kind

/** A first map that nobody has written in: it is neither listed nor taken into an account. */
export const isUntouched = ({ isFirstRun = false, name, created, edited }: Draft): boolean =>
  isFirstRun && name === null && created === edited

export interface DraftRecord extends Draft {
  readonly claim: Claim | null
  /** In which of their folders somebody with an account has begun it. */
  readonly folder?: { readonly personId: string; readonly id: string }
}

/** On its way into somebody's account, or there already. */
export interface Claim {
  /** Whose: nobody else gets it after that. */
  readonly personId: string
  /** With the same key the server gives the same file again. */
  readonly key: string
  /** Null until the server has confirmed all of it. Whatever is written afterwards goes into the same file. */
  readonly fileId: string | null
  /** The file that the server has made for it, which may not have all of it yet. */
  readonly madeId?: string
}
