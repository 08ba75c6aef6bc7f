import { takeLease } from '../../platform/database/lease.ts'
import { removeOldAccess } from './access-log.ts'
import { changeCooperation } from './change.ts'
import { type createPresence, goneSince, isHere, presenceIntervalMs } from './presence.ts'
import { requestsIn } from './requests.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'
import { holderOf, isFree, moveTurn, sightings } from './turn.ts'

const hour = 60 * 60_000
const day = 24 * hour

/**
 * Says every few seconds who is here, and frees the turns of those who are gone, wherever they were connected. Every server does both:
 * what a killed one left behind is freed by the others, or when it is started again.
 */
export function startReleasing(services: Services, presence: ReturnType<typeof createPresence>) {
  const { database, releaseMs, log, now } = services
  const db = database.tables<CooperationTables>()
  let running: Promise<void> | undefined

  const releaseAll = async () => {
    const held = await sightings(db)
      .select(['cooperations.file_id', 'holder_since', 'seen_at', 'left_at'])
      .where('holder_since', 'is not', null)
      .where('turn_holder', 'is not', null)
      .execute()
    for (const { file_id, ...sighting } of held) {
      const since = goneSince(sighting, { releaseMs, now: now() })
      if (since !== null && since <= now() - releaseMs) await release(services, file_id)
    }
  }

  const round = async () => {
    await presence.refresh()
    await releaseAll()
    if (await takeLease(database, 'cooperation-cleaning', hour, now())) await removeOld(services)
  }
  // One at a time, however slow the database is.
  const tick = () => {
    running ??= round()
      .catch((error) => log.warn({ err: error }, 'turns not looked after'))
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(tick, presenceIntervalMs(releaseMs)).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** To the first who waits for it and is here, or to nobody. */
async function release(services: Services, fileId: string): Promise<void> {
  const { releaseMs } = services
  await changeCooperation(services, fileId, async (change) => {
    const { db, cooperation, now } = change
    const at = { releaseMs, now }
    const holder = await holderOf(db, fileId, at)
    if (cooperation.is_open === 0 || holder === null || !isFree(holder, at)) return
    const seen = await db.selectFrom('cooperation_presence').selectAll().where('file_id', '=', fileId).execute()
    const here = new Set(seen.filter((each) => isHere(each, at)).map(({ person_id }) => person_id))
    const next = (await requestsIn(change)).find(({ person_id }) => here.has(person_id))
    await moveTurn(services, change, next?.person_id ?? null)
    if (next) change.say({ type: 'answered', accepted: true }, [next.person_id])
  })
}

/** What nobody is shown any more. */
async function removeOld({ database, now }: Services): Promise<void> {
  const db = database.tables<CooperationTables>()
  const at = now()
  await removeOldAccess(database, at)
  await db
    .deleteFrom('cooperation_presence')
    .where('seen_at', '<', at - day)
    .execute()
  await db.deleteFrom('cooperation_invitations').where('expires_at', '<', at).execute()
  await db
    .deleteFrom('edit_requests')
    .where('asked_at', '<', at - day)
    .execute()
  await db
    .deleteFrom('access_requests')
    .where('asked_at', '<', at - 30 * day)
    .execute()
}
