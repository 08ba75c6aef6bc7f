import type { Layout } from '../layout.ts'
import { indented } from './indented.ts'
import { structure } from './structure.ts'

/** Main topics in a row, what is below them in lists. */
export const filetree: Layout = { ...structure, below: indented }
