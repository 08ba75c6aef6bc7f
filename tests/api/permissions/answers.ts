import type { Capability } from '@ramify/contract'
import { hasAccount, may, type State, sessionOf, type Who } from './people.ts'

/**
 * How a call ends. `nothing`: byte by byte as if what it names had never been. `sign in`: it needs an account (-102), or any reader.
 * A number: refused with this errno, to somebody who may know that the thing is there.
 */
export type Answer = 'done' | 'nothing' | 'sign in' | number

/** Whose call it is, and in which state the document is then. */
export type Expected = (who: Who, state: State) => Answer

/** The usual answers: a call is for those who may do this with the document, and for people with an account. */
export const needs =
  (capability: Capability): Expected =>
  (who, state) =>
    hasAccount(who) ? doneIf(may(who, capability, state)) : 'sign in'

/** The same where guests are readers like everybody else. */
export const readerNeeds =
  (capability: Capability): Expected =>
  (who, state) =>
    sessionOf(who) === 'none' ? 'sign in' : doneIf(may(who, capability, state))

/** For these people, as long as the document is in one of these states. */
export const only =
  (named: readonly Who[], ...when: readonly State[]): Expected =>
  (who, state) =>
    hasAccount(who) ? doneIf(named.includes(who) && when.includes(state)) : 'sign in'

/** Everybody with an account: it is about themselves. */
export const signedIn: Expected = (who) => (hasAccount(who) ? 'done' : 'sign in')

/** Even without an account, as long as the document is in one of these states. */
export const anyoneWhile =
  (...when: readonly State[]): Expected =>
  (_, state) =>
    doneIf(when.includes(state))

/** Refused with an errno while the document is in one of these states: those who see it may know that it is there. */
export const refused =
  (errno: number, ...when: readonly State[]): Expected =>
  (_, state) =>
    when.includes(state) ? errno : 'nothing'

/** Some people are answered otherwise than the rest. */
export const except =
  (usual: Expected, special: { readonly [Name in Who]?: Answer | Expected }): Expected =>
  (who, state) => {
    const answer = special[who]
    return typeof answer === 'function' ? answer(who, state) : (answer ?? usual(who, state))
  }

/** Everywhere but in the trash. */
export const living = ['shared', 'expired', 'closed'] as const satisfies readonly State[]
/** Wherever people work together. */
export const together = ['shared', 'expired'] as const satisfies readonly State[]

const doneIf = (isAllowed: boolean): Answer => (isAllowed ? 'done' : 'nothing')
