import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Access, principalOf } from '../../access/index.ts'
import type { AccountTables } from '../tables.ts'
import { type Contact, givenContact } from '../verification/contact.ts'
import { personAt } from './address-owners.ts'

interface Used {
  database: Database
  access: Pick<Access, 'shareSomething'>
  believesAddresses: boolean
}

/** By which somebody is looked for: exactly one of them. */
export interface SoughtPerson {
  user_id?: string | undefined
  email?: string | undefined
  telephone?: string | undefined
  region_code: string
  nickname?: string | undefined
}

/** Whom somebody wants to invite: a person, an address that nobody here has, or several people among whom to choose. */
export type Found =
  | { is: 'person'; personId: string }
  | { is: 'address'; contact: Contact }
  | { is: 'several'; personIds: string[] }
  | { is: 'nobody' }

/** More people of one nickname are not looked at. */
const mostNamesakes = 50

export async function findPerson(used: Used, sought: SoughtPerson, asker: string): Promise<Found> {
  const { user_id, nickname, email, telephone } = sought
  const given = [user_id, nickname, email, telephone].filter((each) => each !== undefined)
  if (given.length !== 1) throw new AppError(-400, { field: soughtField(sought) })
  const contact = givenContact(sought)
  if (contact) {
    const personId = await personAt(used, contact)
    return personId === null ? { is: 'address', contact } : { is: 'person', personId }
  }
  return nickname === undefined ? byId(used, user_id ?? '') : byNickname(used, nickname, asker)
}

/** The field of a body by which somebody was looked for. */
export const soughtField = ({ user_id, email, telephone }: SoughtPerson): string =>
  user_id !== undefined ? 'user_id' : email !== undefined ? 'email' : telephone !== undefined ? 'telephone' : 'nickname'

async function byId({ database }: Used, personId: string): Promise<Found> {
  const accounts = database.tables<AccountTables>().selectFrom('accounts')
  const found = await accounts.select('id').where('id', '=', personId).executeTakeFirst()
  return found ? { is: 'person', personId } : { is: 'nobody' }
}

/** Only those one has worked with: otherwise anybody could be looked up. Oneself only where nobody else can be meant. */
async function byNickname({ database, access }: Used, nickname: string, asker: string): Promise<Found> {
  const namesakes = await database
    .tables<AccountTables>()
    .selectFrom('accounts')
    .select('id')
    .where('nickname', '=', nickname)
    .orderBy('id')
    .limit(mostNamesakes)
    .execute()
  const known: string[] = []
  for (const { id } of namesakes) {
    if (id === asker) continue
    if (await access.shareSomething(principalOf({ personId: asker }), principalOf({ personId: id }))) known.push(id)
  }
  const [first, ...others] = known
  if (first !== undefined) {
    return others.length === 0 ? { is: 'person', personId: first } : { is: 'several', personIds: known }
  }
  return namesakes.some(({ id }) => id === asker) ? { is: 'person', personId: asker } : { is: 'nobody' }
}
