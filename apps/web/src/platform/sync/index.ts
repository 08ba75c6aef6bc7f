export type { LastVisit } from './last-visit.ts'
export type { LiveDocument, LiveEvent } from './live-document.ts'
export { type LiveOptions, openLive } from './open-live.ts'
export { openWatched, type WatchEvent, type WatchedDocument } from './open-watched.ts'
export type { OtherPerson, OwnPresence } from './presence/other-person.ts'
export type { Presence } from './presence/presence.ts'
export type { SaveMessage } from './saving/save-messages.ts'
export type { SaveState } from './saving/save-state.ts'
export {
  type CachedDocument,
  cachedDocument,
  cachedDocuments,
  cachedName,
  cacheName,
  cacheOpened,
} from './storage/cached-documents.ts'
export { listCopies, type RefusedCopy, removeCopy } from './storage/copies.ts'
export { erase, leave, type UnsyncedWork, unsyncedWork } from './storage/leave.ts'
export type { Rights } from './storage/rights.ts'
export { syncPending } from './sync-pending.ts'
export type { EditRequests, Turn } from './turns.ts'
