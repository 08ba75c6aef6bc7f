import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { type Delivery, NotSent } from '../../../platform/delivery/delivery.ts'
import type { Deliveries } from '../../../platform/delivery/open-delivery.ts'
import type { CallContext, Handler } from '../../../platform/http/calls/call.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import type { Limit, Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import type { AccountSettings } from '../settings.ts'
import type { AccountTables } from '../tables.ts'
import { type CodePurpose, type Codes, codeLifetime } from './codes.ts'
import {
  alreadyTaken,
  type Contact,
  contactOf,
  fieldOf,
  findByContact,
  givenContact,
  noSuchAccount,
  ownContacts,
} from './contact.ts'
import { createKnownNetworks } from './known-networks.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** For one purpose: whoever signs in may want to reset their password next. */
const perPurpose = atMost({ count: 1, per: minute })
const perContact = atMost({ count: 5, per: hour }, { count: 10, per: day })
/** Ten thousand numbers in a row are one prefix: whoever is paid for SMS to them owns many of them. */
const perPrefix = atMost({ count: 20, per: hour }, { count: 100, per: day })

/** What is sent to anybody in a day. */
const budgetName = 'codes-budget'

type Budget = Pick<AccountSettings, 'CODES_PER_HOUR' | 'SMS_PER_DAY' | 'MAILS_PER_DAY'>

interface Options {
  db: Kysely<AccountTables>
  codes: Codes
  limits: Limits
  delivery: Deliveries
  budget: Budget
}

/** Sends a code; refuses who would have no use for it (-200, -206, -221), behind limits (T11). */
export function sendCode({ db, codes, limits, delivery, budget }: Options): Handler<'/passport/captcha'> {
  const knownNetworks = createKnownNetworks(limits)
  return async (input, { session, address, language, brand }) => {
    const purpose = await purposeOf(db, input, session?.personId)
    const { contact } = purpose
    const isKnownHere = await knownNetworks.has(contact, address)
    const taken = limitsOf(purpose, address, budget, isKnownHere)
    const wait = await limits.take(...taken)
    if (wait > 0) throw wait <= minute ? justSent(wait) : tooMany(-305, wait)
    try {
      await requireUse(db, purpose)
    } catch (error) {
      // It cost nothing: who asks about others does not use up what everybody's messages may cost.
      await limits.giveBack(...taken.filter(({ name }) => name === budgetName))
      throw error
    }
    const { code, takeBack } = await codes.make(purpose)
    try {
      await send(delivery[contact.kind], contact, code, { language, brand })
    } catch (error) {
      if (!(error instanceof NotSent)) throw error
      await takeBack()
      await limits.giveBack(...taken)
      throw new AppError(-503)
    }
    return { wait: minute / 1000, expires_in: codeLifetime / 1000 }
  }
}

type Input = Parameters<Handler<'/passport/captcha'>>[0]

async function purposeOf(db: Kysely<AccountTables>, input: Input, personId?: string): Promise<CodePurpose> {
  const { scene } = input
  if (scene !== 'bind' && scene !== 'destroy') return { contact: contactOf(input), scene }
  if (personId === undefined) throw new AppError(-213)
  if (scene === 'bind') return { contact: contactOf(input), scene, personId }
  return { contact: await boundContact(db, personId, givenContact(input)), scene, personId }
}

/** The address a person chose of their own, or the first they have; refuses who has none (x-bind-first), and those of others. */
export async function boundContact(
  db: Kysely<AccountTables>,
  personId: string,
  chosen: Contact | null,
  errno: -215 | -400 = -215,
): Promise<Contact> {
  const own = await ownContacts(db, personId)
  const [first] = own
  if (!first) throw new AppError(errno, { code: 'x-bind-first', field: 'email' })
  if (chosen === null) return first
  if (own.some(({ kind, value }) => kind === chosen.kind && value === chosen.value)) return chosen
  throw new AppError(errno, { field: fieldOf(chosen) })
}

/** Whoever has an account needs no code to register, and whoever has none can do nothing else with one. */
async function requireUse(db: Kysely<AccountTables>, { contact, scene }: CodePurpose): Promise<void> {
  // Whether somebody else has the address is told to who holds it, when they bring the code.
  if (scene === 'bind' || scene === 'destroy') return
  const account = await findByContact(db, contact)
  if (scene === 'register' && account) throw alreadyTaken(contact)
  if (scene !== 'register' && !account) throw noSuchAccount(contact)
}

async function send(
  delivery: Delivery,
  { kind, value: to }: Contact,
  code: string,
  { language, brand }: Pick<CallContext, 'language' | 'brand'>,
): Promise<void> {
  const { text } = await translatorIn(language, brand.name)
  const words =
    kind === 'email'
      ? { subject: text('mail.code.subject', { code }), text: text('mail.code.text', { code }) }
      : { text: text('sms.code', { code }) }
  return delivery.send({ to, ...words, code })
}

const justSent = (wait: number) =>
  new AppError(-305, { code: 'x-code-pause', params: { seconds: Math.ceil(wait / 1000) } })

/** Counted whether something is sent or not: whoever asks about thousands of accounts is told of few (T10, T11). */
function limitsOf({ contact, scene }: CodePurpose, address: string, budget: Budget, isKnownHere: boolean): Limit[] {
  const { kind, value } = contact
  const perDay = kind === 'phone' ? budget.SMS_PER_DAY : budget.MAILS_PER_DAY
  const network = networkOf(address)
  // Where the owner signed in before they have codes of their own: strangers elsewhere cannot use those up.
  const own = `${kind}:${value}${isKnownHere ? ` ${network}` : ''}`
  return [
    { name: 'codes-contact', subject: own, rule: perContact },
    { name: 'codes-purpose', subject: `${own} ${scene}`, rule: perPurpose },
    { name: 'codes-network', subject: network, rule: atMost({ count: budget.CODES_PER_HOUR, per: hour }) },
    { name: budgetName, subject: kind, rule: atMost({ count: perDay, per: day }) },
    ...(kind === 'phone' ? [{ name: 'codes-prefix', subject: value.slice(0, -4), rule: perPrefix }] : []),
  ]
}
