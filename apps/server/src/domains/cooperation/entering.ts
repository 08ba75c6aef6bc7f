import { principalOf } from '../access/index.ts'
import type { PersonVisit } from '../documents/index.ts'
import { changeCooperation } from './change.ts'
import type { createPresence } from './presence.ts'
import { hasSamePlace, memberOf, openCooperation } from './read-cooperation.ts'
import { requestsOf } from './requests.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'
import { holderOf, isFree, moveTurn } from './turn.ts'

/**
 * Somebody opens a document. If nobody has the turn, or who had it is gone, the first who can edit gets it: whoever comes to a document
 * alone writes without asking.
 */
export function entering(services: Services, presence: ReturnType<typeof createPresence>) {
  const { database, access, releaseMs } = services
  const db = database.tables<CooperationTables>()
  return async ({ fileId, personId }: PersonVisit): Promise<void> => {
    const cooperation = await openCooperation(db, fileId)
    if (!cooperation) return
    const principal = principalOf({ personId })
    if (!(await access.can(principal, 'see', fileId))) return
    await presence.entered({ fileId, personId })
    if (cooperation.mode !== 'turns') return
    const at = () => ({ releaseMs, now: services.now() })
    const holder = await holderOf(db, fileId, at())
    if (holder?.personId === personId || !isFree(holder, at())) return
    const member = await memberOf(db, fileId, personId)
    // Who may only ask does not take a turn by looking.
    if (!(await access.can(principal, 'edit', fileId))) return
    await changeCooperation(services, fileId, async (change) => {
      const isStill = change.cooperation.is_open === 1 && change.cooperation.mode === 'turns'
      if (!isStill || !isFree(await holderOf(change.db, fileId, at()), at())) return
      if (await hasSamePlace(change, personId, member)) await moveTurn(services, change, personId)
    })
  }
}

/** Somebody who may answer has opened the document: they are told who waits. */
export function tellWaiting({ database, access, documents, log, now }: Services) {
  const db = database.tables<CooperationTables>()
  const tell = async ({ fileId, personId }: PersonVisit) => {
    const waiting = await requestsOf(db, fileId, now())
    if (waiting.length === 0) return
    const head = await db
      .selectFrom('document_heads')
      .select('turn_holder')
      .where('file_id', '=', fileId)
      .executeTakeFirst()
    const mayAnswer = head?.turn_holder === personId || (await access.can(principalOf({ personId }), 'manage', fileId))
    if (!mayAnswer) return
    const requests = waiting.map(({ person_id, nickname, asked_at }) => ({ user_id: person_id, nickname, asked_at }))
    documents.tell(fileId, { message: { type: 'requests', requests }, to: [personId] })
  }
  return ({ fileId, personId }: { fileId: string; personId: string | null }) => {
    if (personId !== null) tell({ fileId, personId }).catch((error) => log.warn({ err: error }, 'requests not told'))
  }
}
