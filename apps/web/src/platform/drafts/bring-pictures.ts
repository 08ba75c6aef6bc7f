import { CallError } from '@ramify/contract'
import { endsSession } from '../api/ends-session.ts'
import { sendPicture } from '../assets/send-picture.ts'
import { pictureNames, readPicture } from './draft-pictures.ts'
import { type Claimant, NotDelivered } from './move-into-file.ts'

/**
 * Puts the pictures of a draft into the file it becomes, under the names its document calls them by, and adds those names to
 * `brought`. One that is there already from an attempt that was cut off is the same picture again.
 */
export async function bringPictures(
  draftId: string,
  fileId: string,
  { client, send = sendPicture }: Claimant,
  brought: Set<string>,
): Promise<void> {
  const names = (await pictureNames(draftId)).filter((name) => !brought.has(name))
  for (const resource of names) {
    const body = await readPicture(draftId, resource)
    if (!body) continue
    try {
      const { signal } = new AbortController()
      await send(client, fileId, { resource, body, type: body.type }, { signal, onProgress: () => undefined })
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
