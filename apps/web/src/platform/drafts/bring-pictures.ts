import { CallError } from '@ramify/contract'
import { endsSession } from '../api/ends-session.ts'
import { sendAttached } from '../assets/attached-file.ts'
import { sendPicture } from '../assets/send-picture.ts'
import { pictureNames, readKept } from './draft-pictures.ts'
import { type Claimant, NotDelivered } from './move-into-file.ts'

/**
 * Puts the pictures and attached files of a draft into the file it becomes, under the names its document calls them by, and adds those names to
 * `brought`. One that is there already from an attempt that was cut off is the same picture again.
 */
export async function bringPictures(
  draftId: string,
  fileId: string,
  { client, send = sendPicture, attach = sendAttached }: Claimant,
  brought: Set<string>,
): Promise<void> {
  const names = (await pictureNames(draftId)).filter((name) => !brought.has(name))
  for (const resource of names) {
    const kept = await readKept(draftId, resource)
    if (!kept) continue
    const { body, name } = kept
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    try {
      if (name === null) await send(client, fileId, { resource, body, type: body.type }, options)
      else await attach(client, fileId, { id: resource, name }, body, options)
    } catch (error) {
      throw error instanceof CallError ? new NotDelivered(outcomeOf(error)) : error
    }
    brought.add(resource)
  }
}

function outcomeOf({ errno }: CallError): NotDelivered['outcome'] {
  if (errno === -104) return 'gone'
  if (endsSession(errno)) return 'session'
  return errno === null || errno === -429 ? 'unreachable' : 'picture'
}
