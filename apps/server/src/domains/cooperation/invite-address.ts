import type { MemberSetting } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import { NotSent } from '../../platform/delivery/delivery.ts'
import type { SessionContext } from '../../platform/http/calls/call.ts'
import { translatorIn } from '../../platform/http/language.ts'
import type { Limit } from '../../platform/limits/limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import { newId } from '../../platform/random.ts'
import type { Contact } from '../accounts/index.ts'
import type { Plan } from '../membership/index.ts'
import { countMembers, membersFull } from './admit-member.ts'
import { type Change, changeCooperation } from './change.ts'
import { ensureInvite } from './invite-link.ts'
import type { Services } from './services.ts'
import { openFor } from './set-status.ts'
import type { CooperationTables } from './tables.ts'

interface Wanted {
  fileId: string
  contact: Contact
  setting: MemberSetting
  plan: Plan
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const lifetime = 7 * day

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

/** Invites an address that nobody here has. Whoever signs in with it within a week is a member then. */
export async function inviteAddress(services: Services, wanted: Wanted, context: SessionContext): Promise<void> {
  const { fileId, contact, plan } = wanted
  const { personId } = context.session
  const taken = limitsOf(contact, personId, context.address)
  const wait = await services.limits.take(...taken)
  if (wait > 0) throw tooMany(-429, wait)
  try {
    const joinId = await changeCooperation(
      services,
      fileId,
      async (change) => {
        await openFor(services, change, { personId, plan })
        await requireRoom(change, contact, plan)
        await store(change, wanted, personId)
        change.say({ type: 'members' })
        return ensureInvite(change)
      },
      { holdsSpace: true, owner: personId },
    )
    await send(services, wanted, joinId, context)
  } catch (error) {
    await services.limits.giveBack(...taken)
    if (!(error instanceof NotSent)) throw error
    await takeBack(services, wanted)
    throw new AppError(-503)
  }
}

/** Nobody has heard of it. */
async function takeBack({ database }: Services, { fileId, contact }: Wanted): Promise<void> {
  const db = database.tables<CooperationTables>()
  await db
    .deleteFrom('cooperation_invitations')
    .where('file_id', '=', fileId)
    .where('kind', '=', contact.kind)
    .where('address', '=', contact.value)
    .execute()
}

/** Whoever is invited has a place: they shall not be told that there is none when they come. */
async function requireRoom(change: Change, { kind, value }: Contact, plan: Plan): Promise<void> {
  const { db, fileId, now } = change
  const { count } = await db
    .selectFrom('cooperation_invitations')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('file_id', '=', fileId)
    .where('expires_at', '>', now)
    .where((row) => row.not(row.and({ kind, address: value })))
    .executeTakeFirstOrThrow()
  const limit = plan.limits.members ?? Number.POSITIVE_INFINITY
  if ((await countMembers(change)) + Number(count) >= limit) throw membersFull(plan)
}

/** The same address again is invited anew. */
async function store({ db, fileId, now }: Change, { contact, setting }: Wanted, personId: string): Promise<void> {
  const terms = { setting, invited_by: personId, created_at: now, expires_at: now + lifetime }
  await db
    .insertInto('cooperation_invitations')
    .values({ id: newId(), file_id: fileId, kind: contact.kind, address: contact.value, ...terms })
    .onConflict((conflict) => conflict.columns(['file_id', 'kind', 'address']).doUpdateSet(terms))
    .execute()
}

async function send(
  { database, delivery, peopleOf, publicUrl }: Services,
  { fileId, contact: { kind, value: to } }: Wanted,
  joinId: string,
  { session: { personId }, language, brand, origin }: SessionContext,
): Promise<void> {
  const file = await database
    .tables<CooperationTables>()
    .selectFrom('files')
    .select('name')
    .where('id', '=', fileId)
    .executeTakeFirst()
  const name = (await peopleOf([personId])).get(personId)?.nickname ?? ''
  const { text } = await translatorIn(language, brand.name)
  const values = { name, file: file?.name ?? '', link: `${publicUrl ?? origin}/join/${joinId}` }
  const words =
    kind === 'email'
      ? { subject: text('mail.invitation.subject', values), text: text('mail.invitation.text', values) }
      : { text: text('sms.invitation', values) }
  await delivery[kind].send({ to, ...words })
}
