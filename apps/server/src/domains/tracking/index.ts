import type { Database } from '../../platform/database/database.ts'
import type { AddRoutes } from '../../platform/http/add-routes.ts'
import type { Log } from '../../platform/log.ts'
import { EventRate } from './event-rate.ts'
import { EventStore } from './event-store.ts'
import { startRemovingOld } from './retention.ts'
import type { TrackingTables } from './tables.ts'
import { trackingRoute } from './tracking-route.ts'

export { trackingSettings } from './settings.ts'

interface Options {
  database: Database
  log: Log
  isOn: boolean
  /** For how long events are kept. */
  days: number
  now?: () => number
}

/** What is done with the app, for whoever runs the server. Where that is off there is no such address. */
export function createTracking({ database, log, isOn, days, now = Date.now }: Options) {
  const db = database.tables<TrackingTables>()
  const store = new EventStore({ db, log, now })
  const removing = startRemovingOld({ database, db, days, log, now })
  return {
    routes: isOn ? [trackingRoute(store, new EventRate())] : ([] satisfies AddRoutes[]),
    stop: async () => {
      await removing.stop()
      await store.write()
    },
  }
}
