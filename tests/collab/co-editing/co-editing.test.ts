// @module-tag never-retried
import { engines } from '../../kit/database/engines.ts'
import { describePlays } from './describe-plays.ts'
import { openHouses } from './places.ts'

// `npm run soak` has more. Half of the seeds are played on each engine; on PostgreSQL by two servers with a bus.
for (const [nth, engine] of engines.entries()) {
  describePlays({
    where: `on ${engine.name}`,
    file: 'tests/collab/co-editing/co-editing.test.ts',
    open: () => openHouses(engine),
    isHere: (seed) => seed % engines.length === nth,
    plays: Number(process.env.PLAYS ?? 50),
    ...{ steps: 32, restarts: 0.16 },
  })
}
