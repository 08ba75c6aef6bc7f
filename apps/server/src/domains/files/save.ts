import { shortenInto } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Handler } from '../../platform/http/call.ts'
import { speakerIn } from '../../platform/http/language.ts'
import { addDocument } from './add-document.ts'
import { livingFile } from './file-row.ts'
import { requireType } from './require-type.ts'
import type { Services } from './services.ts'
import type { FileTables } from './tables.ts'

export function save(services: Services): Handler<'/save'> {
  const { database, access, documents, planOf } = services
  const db = database.tables<FileTables>()
  return async ({ file_guid, content, hash: base, on_conflict }, { session: { personId }, language }) => {
    await access.require(personId, 'edit', file_guid)
    const file = await livingFile(db, file_guid)
    requireType(file, 'file', 'file_guid')
    const saved = await documents.save(file_guid, personId, content, base)
    if (saved === 'size') throw new AppError(-413)
    if (saved === 'limit') throw await nodeLimitReached(services, personId)
    if (saved !== 'conflict') return { file_guid, hash: saved.hash }
    if (on_conflict === 'refuse') throw new AppError(-409)

    const { limits } = await planOf(personId)
    const speaker = await speakerIn(language)
    const copyId = await addDocument(services, {
      personId,
      parentId: file.owner_id === personId ? (file.parent_id ?? undefined) : undefined,
      name: shortenInto(file.name, (name) => speaker.text('files.copy-name', { name })),
      state: await documents.newState({ content }),
      lifted: false,
      key: undefined,
      copyOf: file_guid,
      limits,
      reason: 'rs017',
    })
    return { file_guid: copyId, hash: (await documents.read(copyId)).hash }
  }
}

async function nodeLimitReached({ planOf }: Services, personId: string): Promise<AppError> {
  const { name, limits } = await planOf(personId)
  return new AppError(-111, {
    code: name === 'free' ? '211' : '214',
    params: { limit: limits.nodes ?? 0, reason: 'rs026' },
  })
}
