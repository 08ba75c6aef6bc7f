import type { Errno } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { growing } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Contact } from './contact.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Five wrong ones are forgotten passwords; whoever needs a thousand waits a quarter of an hour for each (T12). */
const perAccount = growing({ free: 5, first: second, most: 15 * minute, forget: 24 * hour })
/** A school or an office is one address, and asks for more than one person. */
const perNetwork = growing({ free: 50, first: second, most: 15 * minute, forget: hour })

/** What tells a stranger something about an account: that it exists, that it does not, that this was not its password or code. */
const telling = new Set<Errno>([-200, -205, -206, -221, -303])

/** Lets people try to prove who they are, with growing pauses for those who keep failing. */
export type Tries = <Result>(
  subject: { contact: Contact; address: string },
  act: () => Promise<Result>,
) => Promise<Result>

export function createTries(limits: Limits): Tries {
  return async ({ contact, address }, act) => {
    const account = accountTries(contact)
    const network: Limit = { name: 'tries-network', subject: networkOf(address), rule: perNetwork }
    // Counted before and given back after: as many as come at once, only so many get in.
    const wait = await limits.take(account, network)
    if (wait > 0) throw tooMany(-429, wait)
    try {
      const result = await act()
      await limits.giveBack(network)
      await limits.forget(account)
      return result
    } catch (error) {
      if (!(error instanceof AppError && telling.has(error.errno))) await limits.giveBack(account, network)
      throw error
    }
  }
}

/** By address and not by account: whether there is one makes no difference. */
export const accountTries = ({ kind, value }: Contact): Limit => ({
  name: 'tries-account',
  subject: `${kind}:${value}`,
  rule: perAccount,
})
