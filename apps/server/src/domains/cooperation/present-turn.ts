import type { TurnState } from '@ramify/contract'
import { principalOf } from '../access/index.ts'
import { isTurnOf } from '../documents/index.ts'
import { openCooperation } from './read-cooperation.ts'
import { requestsOf } from './requests.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'

/** Whose turn it is, as somebody who works on the file sees it. */
export async function presentTurn(
  { database, access, peopleOf, now }: Services,
  fileId: string,
  personId: string,
  asked: string | null,
): Promise<TurnState> {
  const db = database.tables<CooperationTables>()
  const principal = principalOf({ personId })
  const cooperation = await openCooperation(db, fileId)
  const head = await db
    .selectFrom('document_heads')
    .select('turn_holder')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  const holder = cooperation ? (head?.turn_holder ?? null) : null
  const mayEdit = await access.can(principal, 'edit', fileId)
  const mayAnswer = holder === personId || (await access.can(principal, 'manage', fileId))
  const requests = mayAnswer ? await requestsOf(db, fileId, now()) : []
  const people = await peopleOf([...requests.map(({ person_id }) => person_id), ...(asked === null ? [] : [asked])])
  return {
    mode: cooperation?.mode ?? 'turns',
    edit_user_id: holder,
    granted: mayEdit && isTurnOf(cooperation ? { mode: cooperation.mode, holder } : null, personId),
    asked: people.get(asked ?? '') ?? null,
    requests: requests.flatMap(({ person_id, asked_at }) => {
      const person = people.get(person_id)
      return person ? [{ ...person, asked_at }] : []
    }),
  }
}
