import type { SyncPorts } from '../sync/connection/ports.ts'
import { type RefusedCopy, removeCopy } from '../sync/storage/copies.ts'
import { docOf } from '../sync/storage/stored-document.ts'
import { type Claimant, moveIntoFile } from './move-into-file.ts'

/** Makes a file of refused work. It arrives whole like a draft, whatever the limits; gives back the file. */
export function keepCopy(copy: RefusedCopy, name: string, claimant: Claimant, ports?: SyncPorts): Promise<string> {
  const move = {
    key: copy.id,
    kind: copy.kind ?? 'mindmap',
    name,
    folderId: null,
    read: async () => ({ doc: docOf([copy.state]), rows: [] }),
    finish: async () => {
      await removeCopy(claimant.personId, copy.id)
      return true
    },
  }
  return moveIntoFile(move, claimant, ports)
}
