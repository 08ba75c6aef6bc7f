import { createStore } from '../../../platform/store.ts'
import type { FileItem } from '../file-item.ts'

/** Whose particulars are being read. */
export const detailed = createStore<FileItem | null>(null)
