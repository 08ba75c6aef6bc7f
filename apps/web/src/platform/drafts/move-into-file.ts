import { CallError, type Client } from '@ramify/contract'
import { contentHash, documentKinds, type KindName, kindContent } from '@ramify/document'
import { endsSession } from '../api/ends-session.ts'
import type { sendAttached } from '../assets/attached-file.ts'
import type { sendPicture } from '../assets/send-picture.ts'
import { type Delivered, deliver } from '../sync/connection/deliver.ts'
import { browserPorts, type SyncPorts } from '../sync/connection/ports.ts'
import type { StoredDocument } from '../sync/storage/stored-document.ts'

/** Whose account documents go into. */
export interface Claimant {
  client: Client
  token: string
  personId: string
  url?: string
  /** How pictures get there, where it is not the browser's own way. */
  send?: typeof sendPicture
  /** The same for attached files. */
  attach?: typeof sendAttached
}

/** The file is there, but the server does not have all of the document. */
export class NotDelivered extends Error {
  readonly outcome: Exclude<Delivered, 'delivered'> | 'different' | 'picture'

  constructor(outcome: NotDelivered['outcome']) {
    super(`not delivered: ${outcome}`)
    this.name = 'NotDelivered'
    this.outcome = outcome
  }
}

interface Move {
  /** With the same key it is the same file, however often this is begun. */
  key: string
  kind: KindName
  name: string
  /** Where the file is to lie; `null`, and a folder that is there no longer, is the outermost. */
  folderId: string | null
  read: () => Promise<StoredDocument>
  /** There is a file, still empty. */
  made?: (fileId: string) => Promise<void>
  /** Brings what the document names into the file: there before the document is. */
  bring?: (fileId: string) => Promise<void>
  /** The server has exactly this. False: there is more by now. */
  finish: (fileId: string, moved: StoredDocument) => Promise<boolean>
}

const mostRounds = 5
const pause = 400

/**
 * Makes an empty file, syncs a document into it, and lets it go only when the server's hash is the same as ours. Safe to be
 * killed anywhere and begun again. Throws a `CallError` when there is no file, a `NotDelivered` when there is one.
 */
export async function moveIntoFile(
  { key, kind, name, folderId, read, made, bring, finish }: Move,
  { client, token, url }: Claimant,
  ports: SyncPorts = browserPorts,
): Promise<string> {
  const { contentOf } = await kindContent(kind)
  const fileId = await touch(client, { key, kind, name, folderId })
  await made?.(fileId)
  for (let round = 1; round <= mostRounds; round++) {
    const stored = await read()
    await bring?.(fileId)
    const outcome = await deliver({ doc: stored.doc, fileId, token, url }, ports)
    if (outcome !== 'delivered') throw new NotDelivered(outcome)
    const hash = await hashOf(client, fileId)
    if (hash === contentHash(contentOf(stored.doc)) && (await finish(fileId, stored))) return fileId
    // Another tab was writing: what it wrote is in the store by now.
    await wait(pause * round)
  }
  throw new NotDelivered('different')
}

async function touch(
  client: Client,
  { key, kind, name, folderId }: Pick<Move, 'key' | 'kind' | 'name' | 'folderId'>,
): Promise<string> {
  const { number: naotu_type } = documentKinds[kind]
  const wish = { file_name: name, claim: true, idempotency_key: key, naotu_type }
  let parent = folderId
  for (let round = 1; ; round++) {
    try {
      const { file_guid } = await client('/touch', { ...wish, ...(parent !== null && { parent_guid: parent }) })
      return file_guid
    } catch (error) {
      const errno = error instanceof CallError ? error.errno : null
      if (errno === -104 && parent !== null) {
        parent = null
        continue
      }
      // The same request, begun before, is still being handled.
      const isDoubled = errno === -119
      if (!isDoubled || round === mostRounds) throw error
      await wait(pause * round)
    }
  }
}

/** As the server has it now. */
async function hashOf(client: Client, fileId: string): Promise<string> {
  try {
    const { hash } = await client('/open', { file_guid: fileId })
    return hash
  } catch (error) {
    const errno = error instanceof CallError ? error.errno : null
    throw new NotDelivered(errno === -104 ? 'gone' : endsSession(errno) ? 'session' : 'unreachable')
  }
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
