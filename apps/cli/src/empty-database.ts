import { openSnapshot } from '../../server/src/platform/database/open-snapshot.ts'
import { quoted } from '../../server/src/platform/database/snapshot.ts'
import { type Ask, readTableShapes, type TableShape } from '../../server/src/platform/database/table-shapes.ts'
import type { About } from './archive/about.ts'
import { Failure } from './failure.ts'
import { leftOut } from './left-out.ts'
import type { Place } from './place.ts'
import { readSteps } from './steps.ts'

/** Looks whether the archive can come in at all, before hours go into checking it; nothing is made. */
export async function refuseUsedDatabase(place: Place, about: About): Promise<void> {
  const snapshot = await openSnapshot(place)
  if (!snapshot) return
  try {
    await refuseRows(await readTableShapes(snapshot.engine, snapshot.ask), snapshot.ask)
    const later = (await readSteps(snapshot)).find((step) => !about.schema.includes(step))
    if (later) {
      const fits = about.schema.at(-1)
      throw new Failure(
        `the database is at schema step ${later} already and the archive at ${fits}: restore into one no server was started on`,
      )
    }
  } finally {
    await snapshot.close()
  }
}

/** What no archive holds does not count: a server that nobody has used has secrets of its own already. */
export async function refuseRows(shapes: readonly TableShape[], ask: Ask): Promise<void> {
  for (const { name } of shapes.filter((shape) => !(shape.name in leftOut))) {
    const rows = await ask(`select 1 as found from ${quoted(name)} limit 1`)
    if (rows.length > 0)
      throw new Failure(`the database is in use already (table ${name} has rows): restore into an empty one`)
  }
}
