import { defaultPersonSettings, type PersonSettings, personSettings } from '@ramify/contract'
import { matchLanguage } from '@ramify/locales'
import type { Kysely } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/call.ts'
import type { AccountTables } from './tables.ts'

/** What a person has chosen, and the usual where they have not. */
export async function readPersonSettings(db: Kysely<AccountTables>, personId: string): Promise<PersonSettings> {
  const rows = await db
    .selectFrom('person_settings')
    .select(['name', 'value'])
    .where('person_id', '=', personId)
    .execute()
  // Chosen in another version of the app, perhaps: what no longer fits is as if it had not been chosen.
  const chosen = rows.flatMap(({ name, value }) => {
    const parsed = personSettings.partial().safeParse({ [name]: JSON.parse(value) })
    return parsed.success ? [parsed.data as Partial<PersonSettings>] : []
  })
  return Object.assign({}, defaultPersonSettings, ...chosen)
}

export function editPersonSettings(db: Kysely<AccountTables>): Handler<'/user/edit-data'> {
  return async (changes, { session }) => {
    const { language } = changes
    if (language && matchLanguage([language]) === null) throw new AppError(-400, { field: 'language' })
    // A row for each: two devices that change different settings at once do not undo each other.
    const rows = Object.entries(changes).map(([name, value]) => ({
      person_id: session.personId,
      name,
      value: JSON.stringify(value),
    }))
    if (rows.length > 0) {
      await db
        .insertInto('person_settings')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['person_id', 'name']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
        )
        .execute()
    }
    return { settings: await readPersonSettings(db, session.personId) }
  }
}
