import { resolve } from 'node:path'

/** One thing `npm run check` looks at. Gives back what is wrong, ready to be read by people; nothing when all is well. */
export type Check = () => Promise<string[]>

/** The project these scripts belong to: the plants run them from a scratch copy, which is then its own root. */
export const root = resolve(import.meta.dirname, '../..')
