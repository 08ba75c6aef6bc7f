import { AppError } from '../../../platform/app-error.ts'
import { NotSent } from '../../../platform/delivery/delivery.ts'
import type { Deliveries } from '../../../platform/delivery/open-delivery.ts'
import type { SessionContext } from '../../../platform/http/calls/call.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import type { Limit, Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import type { PeopleOf } from '../profile/people-of.ts'
import type { Contact } from '../verification/contact.ts'

interface Used {
  limits: Limits
  delivery: Deliveries
  peopleOf: PeopleOf
}

interface Invitation {
  contact: Contact
  /** What it is to, which decides the words. */
  to: 'file' | 'team'
  /** Keeps the invitation; gives the name of what it is to, and the path that the message leads to. */
  store: () => Promise<{ name: string; path: string }>
  /** Removes it again: nobody has heard of it. */
  takeBack: () => Promise<void>
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** How long an invitation to an address is good. */
export const invitationMs = 7 * day

/** Nobody is sent many, and nobody sends many (T10). Codes for signing in have limits of their own, and are not held up by these. */
function limitsOf({ kind, value }: Contact, personId: string, address: string): Limit[] {
  const [perDay, name] = kind === 'phone' ? [500, 'invitations-sms'] : [5_000, 'invitations-mail']
  return [
    {
      name: 'invitations-address',
      subject: `${kind}:${value}`,
      rule: atMost({ count: 1, per: minute }, { count: 5, per: day }),
    },
    { name: 'invitations-person', subject: personId, rule: atMost({ count: 20, per: hour }, { count: 50, per: day }) },
    { name: 'invitations-network', subject: networkOf(address), rule: atMost({ count: 60, per: hour }) },
    { name, subject: 'all', rule: atMost({ count: perDay, per: day }) },
  ]
}

/** Invites an address that nobody here has: keeps the invitation and sends a message there. */
export async function inviteByMessage(used: Used, invitation: Invitation, context: SessionContext): Promise<void> {
  // Before anything is kept: without it there is no way to lead anybody here.
  const origin = context.linkOrigin()
  const taken = limitsOf(invitation.contact, context.session.personId, context.address)
  const wait = await used.limits.take(...taken)
  if (wait > 0) throw tooMany(-429, wait)
  try {
    await send(used, invitation, { ...(await invitation.store()), origin }, context)
  } catch (error) {
    await used.limits.giveBack(...taken)
    if (!(error instanceof NotSent)) throw error
    await invitation.takeBack()
    throw new AppError(-503)
  }
}

async function send(
  { delivery, peopleOf }: Used,
  { contact: { kind, value: to }, to: what }: Invitation,
  { name: file, path, origin }: { name: string; path: string; origin: string },
  { session: { personId }, language, brand }: SessionContext,
): Promise<void> {
  const name = (await peopleOf([personId])).get(personId)?.nickname ?? ''
  const { text } = await translatorIn(language, brand.name)
  const values = { name, file, link: `${origin}${path}` }
  const key = what === 'file' ? 'invitation' : 'team-invitation'
  const words =
    kind === 'email'
      ? { subject: text(`mail.${key}.subject`, values), text: text(`mail.${key}.text`, values) }
      : { text: text(`sms.${key}`, values) }
  await delivery[kind].send({ to, ...words })
}
