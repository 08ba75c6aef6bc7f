import { describe, expect, it } from 'vitest'
import { migrations } from '../../../apps/server/migrations/index.ts'
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts'
import { newId } from '../../../apps/server/src/platform/random.ts'
import { freshDatabase } from '../../kit/database/database.ts'
import { engines } from '../../kit/database/engines.ts'

const step = '0010-names-by-pinyin'
const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step))

describe.each(engines)('names that were there before, on $name', (engine) => {
  it('come into the order in which new ones are', async () => {
    const { database, dispose } = await freshDatabase(engine)
    await migrate(database, before)
    const db = database.tables<{ files: Record<string, string | number> }>()
    const names = ['上海', 'Žába', '导图 10', 'zebra', '导图 2', 'apple', 'Ápple']
    const row = { owner_id: newId(), parent_id: newId(), type: 'file', kind: 0, created_at: 1, updated_at: 1 }
    // More than are read at once.
    const many = Array.from({ length: 600 }, (_, nth) => `é ${nth}`)
    const rows = [...names, ...many].map((name) => ({ ...row, id: newId(), name, sort_name: name.toLowerCase() }))
    await db.insertInto('files').values(rows).execute()
    expect(await migrate(database, migrations)).toContain(step)
    const sorted = await db.selectFrom('files').select('name').orderBy('sort_name').execute()
    expect(sorted.map(({ name }) => name)).toEqual([
      ...['apple', 'Ápple'],
      ...many,
      ...['Žába', 'zebra', '导图 2', '导图 10', '上海'],
    ])
    await dispose()
  })
})
