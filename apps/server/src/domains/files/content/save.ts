import { type Input, shortenInto } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Handler } from '../../../platform/http/calls/call.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import { personalSpace, principalOf, roleAllows } from '../../access/index.ts'
import { nodeLimitReached } from '../../membership/index.ts'
import type { UploadedContent } from '../../resources/index.ts'
import { livingFile } from '../file-row.ts'
import type { Services } from '../services.ts'
import type { FileTables } from '../tables.ts'
import { addDocument } from '../tree/add-document.ts'
import { copyKey, findByKey } from '../tree/keys.ts'
import { requireType } from '../tree/require-type.ts'
import type { SeenDocuments } from './seen-documents.ts'

type Used = Services & { seen: SeenDocuments }

export function save(services: Used): Handler<'/save'> {
  const { database, access, documents, planOfSpace, seen } = services
  const db = database.tables<FileTables>()
  const answerOf = async (fileId: string, by: string) => ({
    file_guid: fileId,
    hash: (await documents.read(fileId, by)).hash,
  })
  return async (input, call) => {
    const { session, language, clientSchema } = call
    const { personId } = session
    const principal = principalOf(session)
    const ownSpaceId = personalSpace(personId)
    const { file_guid, on_conflict } = input
    const key = input.idempotency_key === undefined ? undefined : copyKey(input.idempotency_key)
    const made = key === undefined ? undefined : await findByKey(db, ownSpaceId, key)
    if (made !== undefined) return answerOf(made, personId)
    const role = await access.require(principal, 'edit', file_guid)
    const file = await livingFile(db, file_guid)
    requireType(file, 'file', 'file_guid')
    documents.requireShownBy(clientSchema, file.kind)
    const { content, forget } = await contentOf(services, personId, input)
    const base = input.hash ?? (await seen.seenBefore(call, file_guid))
    const saved = base === undefined ? 'conflict' : await documents.save(file_guid, personId, content, base)
    if (saved === 'size') throw new AppError(-413, { code: '707' })
    if (saved === 'limit') throw nodeLimitReached(await planOfSpace(file.space_id))
    if (saved !== 'conflict') {
      await forget?.()
      await seen.note(session, file_guid, saved.hash)
      return { file_guid, hash: saved.hash }
    }
    if (on_conflict === 'refuse') throw new AppError(-409)

    // Beside the original, or in the own root where one may put nothing beside it.
    const isBeside = roleAllows(role, 'arrange')
    const spaceId = isBeside ? file.space_id : ownSpaceId
    const { limits } = await planOfSpace(spaceId)
    const translator = await translatorIn(language)
    const { state, hash } = await documents.newState(file.kind, { content }, personId)
    const copyId = await addDocument(services, {
      personId,
      kind: file.kind,
      spaceId,
      parentId: isBeside ? (file.parent_id ?? undefined) : undefined,
      name: shortenInto(file.name, (name) => translator.text('files.copy-name', { name })),
      state,
      limitsWaived: false,
      key,
      copyOf: file_guid,
      limits,
      reason: 'rs017',
    })
    await forget?.()
    await seen.note(session, copyId, hash)
    return answerOf(copyId, personId)
  }
}

/** In the call itself, or uploaded before it. */
async function contentOf(
  { resources }: Services,
  personId: string,
  input: Input<'/save'>,
): Promise<Partial<UploadedContent>> {
  const { file_guid, content, resource_id } = input
  return content ? { content } : resources.uploadedContent(personId, file_guid, resource_id ?? '')
}
