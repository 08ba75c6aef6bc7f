import type { KindName } from '@ramify/document'
import { flowchartsPath, guestFlowchartsPath, guestPath, homePath } from '../files/index.ts'

/** Which document a path names: a file on the server, or a draft in this browser. */
export interface DocumentAddress {
  kind: 'file' | 'draft'
  id: string
}

export function documentAt(path: string): DocumentAddress | null {
  const [, place, id] = /^\/(doc|guest|history)\/([\w-]{1,64})$/.exec(path) ?? []
  if (id === undefined) return null
  return { kind: place === 'guest' ? 'draft' : 'file', id }
}

/** Whether the versions of a document lie over it. */
export const isHistoryPath = (path: string): boolean => path.startsWith('/history/')

/** Where the back button leads: to the list of its kind, of an account or of this browser. */
export function homeOf(kind: KindName | undefined, isGuest = false): string {
  if (kind === 'flowchart') return isGuest ? guestFlowchartsPath : flowchartsPath
  return isGuest ? guestPath : homePath
}
