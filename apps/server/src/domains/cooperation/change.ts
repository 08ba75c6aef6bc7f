import type { ServerMessage } from '@ramify/contract'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { tablesIn } from '../../platform/database/database.ts'
import { noSuchFile, principalOf } from '../access/index.ts'
import type { CooperationEvent } from './events.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

export type Cooperation = Selectable<CooperationTables['cooperations']>

/** A cooperation that nobody else changes until the transaction ends. */
export interface Change {
  transaction: Transaction<unknown>
  db: Transaction<CooperationTables>
  fileId: string
  /** The space that owns the file. */
  spaceId: string
  /** As it was when the change began. */
  cooperation: Cooperation
  now: number
  /** Rights have changed: counters are raised with the transaction, and everybody who has the file open is looked at again after it. */
  changesRights: () => void
  /** Told when the transaction is committed: to people who have the document open, and for notifications. */
  say: (message: ServerMessage, to?: readonly string[]) => void
  event: (event: CooperationEvent) => void
}

interface Options {
  holdsSpace?: boolean
  /** By its owner alone. They may have handed the file over since they were asked: then it is refused (-104). */
  owner?: string
  /** Done before anything is held, in the same transaction. */
  first?: (transaction: Transaction<unknown>) => Promise<void>
}

/**
 * The one way to change who works on a file and whose turn it is. It holds the row of the file, so that limits are exact; `holdsSpace` also
 * the space, whose limit of collaborated documents is asked then. Locks are taken in this order everywhere: space, cooperation, head of the
 * document, access counters.
 */
export async function changeCooperation<Result>(
  services: Services,
  fileId: string,
  work: (change: Change) => Promise<Result>,
  { holdsSpace = false, owner, first }: Options = {},
): Promise<Result> {
  const { database, access, documents, log } = services
  let rightsChanged = false
  const notices: { message: ServerMessage; to?: readonly string[] }[] = []
  const events: CooperationEvent[] = []
  const result = await database
    .tables<unknown>()
    .transaction()
    .execute(async (transaction) => {
      const db = tablesIn<CooperationTables>(transaction)
      await first?.(transaction)
      const spaceBefore = await spaceOf(db, fileId)
      if (holdsSpace) {
        await tablesIn<{ spaces: { id: string; type: string } }>(transaction)
          .updateTable('spaces')
          .set(({ ref }) => ({ type: ref('type') }))
          .where('id', '=', spaceBefore)
          .execute()
      }
      const now = services.now()
      const cooperation = await hold(db, fileId, now)
      const spaceId = await spaceOf(db, fileId)
      // Moved while this waited: the space whose limit counts is not held.
      if (holdsSpace && !(await liesIn(db, fileId, spaceBefore))) throw noSuchFile()
      if (owner !== undefined && !(await access.ownsIn(transaction, principalOf({ personId: owner }), fileId))) {
        throw noSuchFile()
      }
      const worked = await work({
        ...{ transaction, db, fileId, spaceId, cooperation, now },
        changesRights: () => {
          rightsChanged = true
        },
        say: (message, to) => notices.push({ message, ...(to && { to }) }),
        event: (event) => events.push(event),
      })
      if (rightsChanged) await access.raise(transaction, [spaceId])
      return worked
    })
  if (rightsChanged) access.changed(fileId)
  for (const notice of notices) documents.tell(fileId, notice)
  for (const event of events) {
    void Promise.resolve(services.tell(event)).catch((error) => log.warn({ err: error }, 'nobody notified'))
  }
  return result
}

/** The space that owns a file, as of this moment. */
async function spaceOf(db: Kysely<CooperationTables>, fileId: string): Promise<string> {
  const file = await db.selectFrom('files').select('space_id').where('id', '=', fileId).executeTakeFirst()
  if (!file) throw noSuchFile()
  return file.space_id
}

async function liesIn(db: Kysely<CooperationTables>, fileId: string, spaceId: string): Promise<boolean> {
  const files = db.selectFrom('files').select('id').where('id', '=', fileId).where('space_id', '=', spaceId)
  return (await files.executeTakeFirst()) !== undefined
}

/** Made where it is missing. Writes nothing new otherwise, but whoever comes second waits here: on both engines. */
function hold(db: Transaction<CooperationTables>, fileId: string, now: number): Promise<Cooperation> {
  const none = { holder_since: null, join_id: null, code: null, code_setting: null, code_expires_at: null }
  return db
    .insertInto('cooperations')
    .values({ file_id: fileId, is_open: 0, mode: 'turns', opened_at: now, ...none })
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet((row) => ({ file_id: row.ref('excluded.file_id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}
