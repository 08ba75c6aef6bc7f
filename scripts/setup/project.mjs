import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** What set-up fetches and keeps for itself. Not in git; may be deleted at any time. */
export const runtimeDir = join(root, '.runtime')
