import { defaultPersonSettings, type PersonSettings, personSettings } from '@ramify/contract'
import { isLayoutName } from '@ramify/layouts'
import { matchLanguage } from '@ramify/locales'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { AccountTables } from '../tables.ts'

/** What a person has chosen of these, and the usual where they have not. */
export type PersonSettingsOf = <Name extends keyof PersonSettings>(
  personId: string,
  names: readonly Name[],
) => Promise<Pick<PersonSettings, Name>>

/** For other domains, which each need a few of them. */
export const personSettingsOf = (database: Database): PersonSettingsOf => {
  const db = database.tables<AccountTables>()
  return (personId, names) => readPersonSettings(db, personId, names)
}

/** Changes settings of a person who did not come through their session; of one who is gone nothing is kept. */
export type KeepPersonSettings = (personId: string, changes: Partial<PersonSettings>) => Promise<void>

export const keepPersonSettings = (database: Database): KeepPersonSettings => {
  return (personId, changes) =>
    database
      .tables<AccountTables>()
      .transaction()
      .execute(async (db) => {
        const account = await db
          .selectFrom('accounts')
          .select('id')
          .where('id', '=', personId)
          .$if(database.engine === 'postgres', (row) => row.forKeyShare())
          .executeTakeFirst()
        if (account) await writePersonSettings(db, personId, changes)
      })
}

/** What a person has chosen, and the usual where they have not; only these are looked for where some are named. */
export async function readPersonSettings(
  db: Kysely<AccountTables>,
  personId: string,
  names?: readonly (keyof PersonSettings)[],
): Promise<PersonSettings> {
  let chosenRows = db.selectFrom('person_settings').select(['name', 'value']).where('person_id', '=', personId)
  if (names) chosenRows = chosenRows.where('name', 'in', names)
  const rows = await chosenRows.execute()
  // Chosen in another version of the app, perhaps: what no longer fits is as if it had not been chosen.
  const chosen = rows.flatMap(({ name, value }) => {
    const parsed = personSettings.partial().safeParse({ [name]: JSON.parse(value) })
    return parsed.success ? [parsed.data as Partial<PersonSettings>] : []
  })
  const settings: PersonSettings = Object.assign({}, defaultPersonSettings, ...chosen)
  return { ...settings, default_set: withKnownLayout(settings.default_set) }
}

type DefaultSet = PersonSettings['default_set']

/** A layout that we have, or none: null, or not named at all. */
const hasKnownLayout = ({ map_layout: name = null }: DefaultSet) =>
  name === null || (typeof name === 'string' && isLayoutName(name))

/** Kept before names were looked at: devices send back what they were told, and must not be refused for it. */
function withKnownLayout(chosen: DefaultSet): DefaultSet {
  if (hasKnownLayout(chosen)) return chosen
  const { map_layout: _unknown, ...others } = chosen
  return others
}

/** A row for each: two devices that change different settings at once do not undo each other. */
async function writePersonSettings(db: Kysely<AccountTables>, personId: string, changes: object): Promise<void> {
  const rows = Object.entries(changes).map(([name, value]) => ({
    person_id: personId,
    name,
    value: JSON.stringify(value),
  }))
  if (rows.length === 0) return
  await db
    .insertInto('person_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'name']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute()
}

export function editPersonSettings(db: Kysely<AccountTables>): Handler<'/user/edit-data'> {
  return async (changes, { session }) => {
    const { language, default_set } = changes
    if (language && matchLanguage([language]) === null) throw new AppError(-400, { field: 'language' })
    if (default_set && !hasKnownLayout(default_set)) throw new AppError(-400, { field: 'default_set.map_layout' })
    await writePersonSettings(db, session.personId, changes)
    return { settings: await readPersonSettings(db, session.personId) }
  }
}
