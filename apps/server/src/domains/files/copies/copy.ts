import type { PlanLimits } from '@ramify/contract'
import type { Kysely, Transaction } from 'kysely'
import { batches } from '../../../platform/database/batches.ts'
import { tablesIn } from '../../../platform/database/database.ts'
import type { Pair } from '../../../platform/database/pairs.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { newId } from '../../../platform/random.ts'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import { noSuchFile, type Principal, personalSpace, principalOf } from '../../access/index.ts'
import { livingFile, livingFiles, presentFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { forGood, purge, unfinished } from '../trash/purge.ts'
import { copyKey } from '../tree/keys.ts'
import { eachOnce, requireFilesIn, spacesOfFiles } from '../tree/named-files.ts'
import { requireFolderIn } from '../tree/require-folder.ts'
import { requireRoom } from '../tree/require-room.ts'
import { holdTrees } from '../tree/tree.ts'
import { type CopySource, copySourcesOf } from './copy-sources.ts'
import { insertCopies } from './insert-copies.ts'

/** What is copied in one transaction: everybody who writes waits for it. */
const bytesAtOnce = 4 * 1024 * 1024
const documentsAtOnce = 500

/** A copy that is larger is made in steps, which take turns with those of others. */
interface Plan {
  sources: readonly CopySource[]
  newIds: ReadonlyMap<string, string>
  /** Documents, from and to, as many as are copied at once. */
  steps: readonly (readonly Pair[])[]
}

export interface Asked {
  /** Where to, and from where. */
  spaceId: string
  sourceSpaces: readonly string[]
  /** Of its plan. Asked for before any transaction, in which nothing else may be asked. */
  limits: PlanLimits
  asked: readonly string[]
  /** Refuses what may not be copied, in the transaction that copies it. */
  requireSources: (db: Kysely<FileTables>) => Promise<void>
  copyTo: string | undefined
  keys: readonly string[]
}

/** The ids of what was named, and of the documents that nobody has read yet. */
interface Copied {
  tops: string[]
  made: string[]
  unread: string[]
}

export function copy(services: Services, copier = createCopier(services)): Handler<'/cp'> {
  const { access, database, planOfSpace } = services
  const db = database.tables<FileTables>()

  const answerOf = async (principal: Principal, tops: readonly string[]) => {
    const rows = await livingFiles(db).where('files.id', 'in', tops).execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    const inOrder = tops.flatMap((id) => byId.get(id) ?? [])
    const roles = await access.rolesOf(principal, tops)
    return {
      copied: tops.length,
      files: inOrder.map((row) => presentFile(row, principal, roles.get(row.id) ?? 'viewer')),
    }
  }

  return async ({ file_guids, copy_to: copyTo, idempotency_key: key }, { session }) => {
    const { personId } = session
    const principal = principalOf(session)
    const asked = eachOnce(file_guids)
    const keys = key === undefined ? [] : asked.map((_, nth) => copyKey(key, nth))
    // What was copied may be gone since.
    const known = await madeUnder(db, personalSpace(personId), keys)
    if (known.length > 0) return answerOf(principal, known)
    await access.requireAll(principal, 'arrange', copyTo === undefined ? asked : [...asked, copyTo])
    const sourceSpaces = await spacesOfFiles(db, asked)
    const { space_id: spaceId } = await livingFile(db, copyTo ?? asked[0] ?? '')
    const { limits } = await planOfSpace(spaceId)
    const requireSources = async (tables: Kysely<FileTables>) => {
      // Beside themselves they stay in their space: that must be one then.
      await requireFilesIn(tables, copyTo === undefined ? [spaceId] : sourceSpaces, asked)
    }
    const wanted = { spaceId, sourceSpaces, limits, asked, requireSources, copyTo, keys }
    return answerOf(principal, await copier(personId, wanted))
  }
}

/** Copies what was asked for when it is the person's turn; gives the ids of what was named. */
export type Copier = (personId: string, asked: Asked) => Promise<string[]>

export function createCopier(services: Services): Copier {
  const { database, documents, search } = services
  const seats = new FairSemaphore(1)
  return async (personId, asked) => {
    await documents.settled()
    const inTurn: InTurn = (work) => seats.hold(personId, () => database.tables<unknown>().transaction().execute(work))
    const { tops, made, unread } = await copyAll(services, inTurn, asked)
    documents.made(unread, personId)
    search.later(made)
    return tops
  }
}

/** One transaction, when it is the person's turn. */
type InTurn = <Result>(work: (transaction: Transaction<unknown>) => Promise<Result>) => Promise<Result>

async function copyAll(services: Services, inTurn: InTurn, asked: Asked): Promise<Copied> {
  const begun = await inTurn(async (transaction) => {
    const known = await check(services, transaction, asked)
    if (known) return known
    const plan = await planOf(services, transaction, asked)
    if (plan.steps.length > 1) {
      await insertUnfinished(transaction, asked.spaceId, plan)
      return plan
    }
    const unread = await copyStep(services, transaction, plan.steps[0] ?? [])
    return finish(transaction, asked, plan, unread)
  })
  return 'tops' in begun ? begun : copyInSteps(services, inTurn, asked, begun)
}

/** What an earlier call made under the same key; refuses what may not be copied. */
async function check({ access }: Services, transaction: Transaction<unknown>, asked: Asked): Promise<Copied | null> {
  const { spaceId, sourceSpaces, copyTo, keys } = asked
  const db = tablesIn<FileTables>(transaction)
  await holdTrees(access, transaction, [spaceId, ...sourceSpaces])
  const known = await madeUnder(db, spaceId, keys)
  if (known.length > 0) return { tops: known, made: [], unread: [] }
  if (copyTo !== undefined) await requireFolderIn(db, spaceId, copyTo, 'copy_to')
  await asked.requireSources(db)
  return null
}

async function planOf(services: Services, transaction: Transaction<unknown>, asked: Asked): Promise<Plan> {
  const { storage } = services
  const sources = await copySourcesOf(tablesIn<FileTables>(transaction), asked.asked)
  const ofDocuments = sources.filter(({ type }) => type === 'file').map(({ id }) => id)
  await requireDocuments(transaction, asked, ofDocuments.length)
  const sizes = await storage.sizesOf(transaction, ofDocuments)
  await storage.requireRoom(
    transaction,
    asked.spaceId,
    [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
  )
  const newIds = new Map(sources.map(({ id }) => [id, newId()]))
  const steps: Pair[][] = []
  let bytes = 0
  for (const id of ofDocuments) {
    const size = sizes.get(id) ?? 0
    const step = steps.at(-1)
    const pair = [id, newIds.get(id) as string] as const
    if (step && step.length < documentsAtOnce && bytes + size <= bytesAtOnce) step.push(pair)
    else {
      steps.push([pair])
      bytes = 0
    }
    bytes += size
  }
  return { sources, newIds, steps }
}

async function requireDocuments(
  transaction: Transaction<unknown>,
  { spaceId, limits }: Asked,
  count: number,
): Promise<void> {
  await requireRoom(tablesIn<FileTables>(transaction), spaceId, { limits, count, code: '213', reason: 'rs017' })
}

/** Nobody sees these. They say whose the documents are until all of them are there, and what is to be removed if that never happens. */
async function insertUnfinished(
  transaction: Transaction<unknown>,
  spaceId: string,
  { sources, newIds }: Plan,
): Promise<void> {
  const at = Date.now()
  for (const some of batches(sources)) {
    const rows = some.map(({ id, parent_id, type, kind, name, sort_name }) => ({
      id: newIds.get(id) as string,
      space_id: spaceId,
      parent_id,
      type,
      kind,
      name,
      sort_name,
      touch_key: null,
      created_at: at,
      updated_at: at,
      trashed_at: at,
      trashed_with: unfinished,
    }))
    await tablesIn<FileTables>(transaction).insertInto('files').values(rows).execute()
  }
}

async function copyInSteps(services: Services, inTurn: InTurn, asked: Asked, plan: Plan): Promise<Copied> {
  const { spaceId } = asked
  const made = [...plan.newIds.values()]
  try {
    const unread: string[] = []
    for (const step of plan.steps) {
      const ofStep = await inTurn(async (transaction) => {
        const unread = await copyStep(services, transaction, step)
        const copies = step.map(([, to]) => to)
        // One that was removed for good since the copy began.
        if ((await services.storage.sizesOf(transaction, copies)).size < copies.length) throw noSuchFile()
        return unread
      })
      unread.push(...ofStep)
    }
    return await inTurn(async (transaction) => {
      const known = await check(services, transaction, asked)
      if (known) throw new AlreadyMade(known)
      await requireDocuments(transaction, asked, plan.steps.flat().length)
      await removeUnfinished(transaction, made)
      return finish(transaction, asked, plan, unread)
    })
  } catch (error) {
    await giveUp(services, spaceId, made)
    if (error instanceof AlreadyMade) return error.copied
    throw error
  }
}

/** Another call with the same key was faster. */
class AlreadyMade extends Error {
  readonly copied: Copied

  constructor(copied: Copied) {
    super('already made')
    this.copied = copied
  }
}

/** Gives those that nobody has read yet. */
async function copyStep(
  { documents, resources }: Services,
  transaction: Transaction<unknown>,
  pairs: readonly Pair[],
): Promise<string[]> {
  const unread = await documents.copy(transaction, pairs)
  await resources.copy(transaction, pairs)
  return unread
}

async function finish(
  transaction: Transaction<unknown>,
  { spaceId, copyTo, keys }: Asked,
  { sources, newIds }: Plan,
  unread: string[],
): Promise<Copied> {
  const made = [...newIds.values()]
  await insertCopies(transaction, { spaceId, sources, newIds, to: copyTo, keys })
  const tops = sources.filter(({ isTop }) => isTop).map(({ id }) => newIds.get(id) as string)
  return { tops, made, unread }
}

/** Refuses (-104) when one of them is gone: its owner has left meanwhile. */
async function removeUnfinished(transaction: Transaction<unknown>, fileIds: readonly string[]): Promise<void> {
  for (const ids of batches(fileIds)) {
    const { numDeletedRows } = await tablesIn<FileTables>(transaction)
      .deleteFrom('files')
      .where('id', 'in', ids)
      .where('trashed_with', '=', unfinished)
      .executeTakeFirst()
    if (Number(numDeletedRows) < ids.length) throw noSuchFile()
  }
}

async function giveUp(services: Services, spaceId: string, fileIds: readonly string[]): Promise<void> {
  const db = services.database.tables<FileTables>()
  for (const ids of batches(fileIds)) {
    await db.updateTable('files').set({ trashed_with: forGood }).where('id', 'in', ids).execute()
  }
  await purge(services, spaceId)
}

/** The copies that an earlier call with this key made, in its order. */
export async function madeUnder(db: Kysely<FileTables>, spaceId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const made = await db
    .selectFrom('files')
    .select(['id', 'touch_key'])
    .where('space_id', '=', spaceId)
    .where('touch_key', 'in', keys)
    .execute()
  const byKey = new Map(made.map(({ id, touch_key }) => [touch_key, id]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
