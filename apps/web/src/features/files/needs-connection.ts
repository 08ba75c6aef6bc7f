import type { FileItem } from './file-item.ts'

const reason = 'files.needs-connection'

/** Why nothing can be asked of the server now. */
export const needsConnection = (): true | typeof reason => (navigator.onLine ? true : reason)

/** The same of these: drafts are this browser's own, and what only this device can show the server has not been asked for. */
export function connectionFor(items: readonly FileItem[]): true | typeof reason {
  if (items.every(({ kind }) => kind === 'draft')) return true
  return items.some(isShownByDevice) ? reason : needsConnection()
}

/** Whose it is nobody can be asked: everything that a connection may allow is offered, and says so. */
export const isShownByDevice = ({ opened }: Pick<FileItem, 'opened'>): boolean => opened !== undefined
