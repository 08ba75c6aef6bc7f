import type { Errno } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Limit, Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost, growing } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import type { Contact } from './contact.ts'
import { createKnownNetworks, type KnownNetworks } from './known-networks.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** One network at one account: five wrong ones are a forgotten password; a hundred take a day (T12). */
const perAccountAndNetwork = growing({ free: 5, first: second, most: 15 * minute, forget: day })
/** A school or an office is one network with many people. */
const perNetwork = growing({ free: 50, first: second, most: 15 * minute, forget: hour })
/**
 * All networks at one account, except those it was signed in from before: what guessing from a thousand places comes to. More than one
 * network can do in a day, so that a single stranger never makes the owner wait.
 */
const perAccount = atMost({ count: 100, per: hour }, { count: 300, per: day })

/** What tells a stranger something about an account: that it exists, that it does not, that this was not its password or code. */
const telling = new Set<Errno>([-200, -205, -206, -221, -303])

interface Subject {
  contact: Contact
  address: string
  /** A code has five tries of its own (T8) and goes to the owner alone: guesses of passwords never stand in its way. */
  by: 'password' | 'code'
}

/** Lets people try to prove who they are, with growing pauses for those who keep failing. */
export type Tries = <Result>(subject: Subject, act: () => Promise<Result>) => Promise<Result>

export function createTries(limits: Limits, knownNetworks: KnownNetworks = createKnownNetworks(limits)): Tries {
  return async (subject, act) => {
    const { contact, address, by } = subject
    const own = networkTries(subject)
    const shared: Limit[] = [{ name: 'tries-network', subject: networkOf(address), rule: perNetwork }]
    if (by === 'password' && !(await knownNetworks.has(contact, address))) shared.push(accountTries(contact))
    // Counted before and given back after: as many as come at once, only so many get in.
    const wait = await limits.take(own, ...shared)
    if (wait > 0) throw tooMany(-429, wait)
    try {
      const result = await act()
      await limits.giveBack(...shared)
      await limits.forget(own)
      await knownNetworks.add(contact, address)
      return result
    } catch (error) {
      if (!(error instanceof AppError && telling.has(error.errno))) await limits.giveBack(own, ...shared)
      throw error
    }
  }
}

/** Of one network at one account. */
export const networkTries = ({ contact: { kind, value }, address, by }: Subject): Limit => ({
  name: `tries-${by}`,
  subject: `${kind}:${value} ${networkOf(address)}`,
  rule: perAccountAndNetwork,
})

/** By address and not by account: whether there is one makes no difference. */
export const accountTries = ({ kind, value }: Contact): Limit => ({
  name: 'tries-account',
  subject: `${kind}:${value}`,
  rule: perAccount,
})
