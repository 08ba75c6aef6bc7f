// @module-tag never-retried
import { afterAll, beforeAll } from 'vitest'
import { engines } from '../../kit/database/engines.ts'
import { type Redis, startRedis } from '../../kit/services/redis.ts'
import { describePlays } from './describe-plays.ts'
import { openCluster } from './places.ts'

let redis: Redis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

// In each of them one of the processes is killed. `npm run soak` has more.
for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  describePlays({
    where: 'at two processes with Redis, one of which is killed',
    file: 'tests/collab/co-editing/co-editing-cluster.test.ts',
    open: () => openCluster(engine, redis.url),
    plays: Math.ceil(Number(process.env.PLAYS ?? 50) / 8),
    ...{ steps: 60, restarts: 1 },
  })
}
