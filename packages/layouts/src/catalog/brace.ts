import type { Layout } from '../layout.ts'
import { right } from './right.ts'

/** As `right`, the children of a node embraced by one curly brace. */
export const brace: Layout = { ...right, line: 'brace' }
