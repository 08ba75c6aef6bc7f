import { words } from '../../core/fields.ts'

/** What is said of a shape to those who do not see it. */
export const altText = words(1000)
