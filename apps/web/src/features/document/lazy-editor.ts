import { lateRoom } from '../../platform/late.tsx'

/** The editor and all it draws with, fetched when the first document is opened. */
export const editorRoom = lateRoom(() => import('./editor-room.ts'))
