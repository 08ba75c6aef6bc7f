import type { Input } from '@ramify/contract'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { principalOf } from '../access/index.ts'
import { type Contact, contactOf } from '../accounts/index.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

type Add = Extract<Input<'/team_worker'>, { action: 'add' }>

/** Somebody to be added: a person, an address that nobody here has, or several people among whom to choose. */
export type Found =
  | { is: 'person'; personId: string }
  | { is: 'address'; contact: Contact }
  | { is: 'several'; personIds: string[] }

/** More people of one nickname are not looked at. */
const mostNamesakes = 50

/** By exactly one of an id, an address or a nickname; refuses (-200) where nobody is found. */
export async function findPerson(services: Services, input: Add, asker: string): Promise<Found> {
  const { user_id, nickname } = input
  const given = [user_id, nickname, input.email ?? input.telephone].filter((each) => each !== undefined)
  if (given.length !== 1) throw new AppError(-400, { field: 'user_id' })
  if (user_id !== undefined) return byId(services, user_id)
  if (nickname !== undefined) return byNickname(services, nickname, asker)
  const contact = contactOf(input)
  const personId = await personAt(services, contact)
  return personId === null ? { is: 'address', contact } : { is: 'person', personId }
}

async function byId({ peopleOf }: Services, personId: string): Promise<Found> {
  if (!(await peopleOf([personId])).has(personId)) throw new AppError(-200, { field: 'user_id' })
  return { is: 'person', personId }
}

/** Only those one has worked with: otherwise anybody could be looked up. */
async function byNickname({ database, access }: Services, nickname: string, asker: string): Promise<Found> {
  const namesakes = await database
    .tables<CooperationTables>()
    .selectFrom('accounts')
    .select('id')
    .where('nickname', '=', nickname)
    .limit(mostNamesakes)
    .execute()
  const known: string[] = []
  for (const { id } of namesakes) {
    const isKnown = await access.shareSomething(principalOf({ personId: asker }), principalOf({ personId: id }))
    if (isKnown && id !== asker) known.push(id)
  }
  const [first, ...others] = known
  if (first === undefined) throw new AppError(-200, { field: 'nickname' })
  return others.length === 0 ? { is: 'person', personId: first } : { is: 'several', personIds: known }
}

/** Whose an address is. One that nobody has proven is nobody's, unless addresses are believed on this server. */
async function personAt({ database, believesAddresses }: Services, { kind, value }: Contact): Promise<string | null> {
  const found = await database
    .tables<CooperationTables>()
    .selectFrom('accounts')
    .select(['id', 'email_proved_at'])
    .where(kind, '=', value)
    .executeTakeFirst()
  if (!found) return null
  return kind === 'phone' || believesAddresses || found.email_proved_at !== null ? found.id : null
}

/** The addresses of somebody, as far as they count as theirs. */
export async function addressesOf(
  { database, believesAddresses }: Pick<Services, 'database' | 'believesAddresses'>,
  personId: string,
): Promise<Contact[]> {
  const addresses = await namedAddressesOf(database.tables<CooperationTables>(), personId)
  return addresses.filter(({ isProved }) => isProved || believesAddresses)
}

/** The addresses that somebody has given, proven or not. */
export async function namedAddressesOf(
  db: Kysely<CooperationTables>,
  personId: string,
): Promise<(Contact & { isProved: boolean })[]> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_proved_at', 'phone'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!account) return []
  const { email, email_proved_at, phone } = account
  return [
    ...(email !== null ? [{ kind: 'email' as const, value: email, isProved: email_proved_at !== null }] : []),
    ...(phone !== null ? [{ kind: 'phone' as const, value: phone, isProved: true }] : []),
  ]
}
