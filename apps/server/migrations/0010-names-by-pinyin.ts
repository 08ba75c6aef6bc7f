import { type Kysely, sql } from 'kysely'
import type { Migration } from '../src/platform/database/migrate.ts'
import { type Pair, withPairs } from '../src/platform/database/pairs.ts'
import { sortName } from '../src/platform/text/sort-name.ts'

const atOnce = 500

/** Every name's place among its siblings, made anew: accents fold now, and Chinese comes by its pinyin. */
export const namesByPinyin: Migration = async (db) => {
  const files = db as Kysely<{ files: { id: string; name: string; sort_name: string } }>
  for (let last: string | undefined = ''; last !== undefined; ) {
    const page: { id: string; name: string; sort_name: string }[] = await files
      .selectFrom('files')
      .select(['id', 'name', 'sort_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const changed = page
      .map(({ id, name, sort_name }) => ({ id, sort_name, key: sortName(name) }))
      .filter(({ sort_name, key }) => key !== sort_name)
    const pairs = changed.map(({ id, key }): Pair => [id, key])
    if (pairs.length > 0) {
      await sql`${withPairs(pairs)}
        update files set sort_name = (select new_id from pairs where old_id = files.id)
        where id in (select old_id from pairs)`.execute(db)
    }
    last = page.at(-1)?.id
  }
}
