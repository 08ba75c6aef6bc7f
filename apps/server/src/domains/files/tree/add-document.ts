import type { PlanLimits } from '@ramify/contract'
import type { Services } from '../services.ts'
import { addEntry } from './add-entry.ts'
import { freeName } from './free-name.ts'
import { requireRoom } from './require-room.ts'

interface Order {
  /** Who makes it. */
  personId: string
  /** As in `files.kind`. */
  kind: number
  spaceId: string
  /** The root where none is named. */
  parentId: string | undefined
  name: string
  /** Of a name that nobody chose: what it is called instead where others are called so. */
  numbered?: (number: number) => string
  state: Uint8Array
  /** It arrives whole, as large as it is, and although the limit of documents is reached. */
  limitsWaived: boolean
  /** One of several of a file: it arrives although the limit of documents is reached. */
  isOfFile?: boolean
  key: string | undefined
  /** The file whose pictures its content names. */
  copyOf?: string
  limits: PlanLimits
  /** What the person is told to have wanted when the limit is reached. */
  reason: 'rs016' | 'rs017'
}

/** So many drafts, and documents of files, come in over the limit of a plan: more than a browser holds, and not without end. */
const mostOver = 100

/** Makes a file with its document; gives the id of the one there is where the key is known. */
export async function addDocument(services: Services, order: Order): Promise<string> {
  const { documents, resources, storage } = services
  const {
    personId,
    spaceId,
    kind,
    parentId,
    key,
    name,
    numbered,
    state,
    limitsWaived,
    isOfFile,
    copyOf,
    limits,
    reason,
  } = order
  const id = await addEntry(services, {
    spaceId,
    parentId,
    type: 'file',
    kind,
    key,
    nameIn: async (db, folderId) => {
      await storage.requireRoom(db, spaceId, state.byteLength)
      // A claimed draft arrives although the limit is reached; making more is what stops then.
      await requireRoom(db, spaceId, { limits, beyond: limitsWaived || isOfFile ? mostOver : 0, code: '213', reason })
      return numbered ? freeName(db, { folderId, type: 'file' }, name, numbered) : name
    },
    fill: async (transaction, id) => {
      await documents.create(transaction, id, state, { limitsWaived })
      if (copyOf !== undefined) await resources.copy(transaction, [[copyOf, id]])
    },
  })
  documents.made([id], personId)
  return id
}
