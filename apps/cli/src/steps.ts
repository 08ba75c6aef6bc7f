import type { Engine } from '../../server/src/platform/database/database.ts'
import type { Ask } from '../../server/src/platform/database/table-shapes.ts'

const tableCount: Record<Engine, string> = {
  sqlite: `select count(*) as found from sqlite_schema where type = 'table' and name = 'kysely_migration'`,
  postgres: `select count(*) as found from information_schema.tables
    where table_schema = current_schema() and table_name = 'kysely_migration'`,
}

/** The steps of the schema that were done in a database, in order; none where no server has been. */
export async function readSteps({ engine, ask }: { engine: Engine; ask: Ask }): Promise<string[]> {
  const [table] = await ask(tableCount[engine])
  if (Number(table?.found) === 0) return []
  const rows = await ask('select name from kysely_migration')
  return rows.map(({ name }) => String(name)).sort()
}
