import { runServer } from '../../../apps/server/src/main.ts'

/** A server beside another one on the same database: for what the database alone must guarantee. */
await runServer({ sharesDatabase: true })
