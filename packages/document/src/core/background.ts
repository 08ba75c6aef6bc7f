import { color, type Fields, name, number, readFields } from './fields.ts'
import { isPlain } from './json.ts'

/** What lies behind everything; what is absent comes from the theme. */
export interface Background {
  readonly color?: string
  readonly pattern?: string
  /** The name of a resource. */
  readonly image?: string
  /** How strongly the image is drawn over the colour, up to 1. */
  readonly opacity?: number
}

export const backgroundFields: Fields<Background> = { color, pattern: name(), image: name(), opacity: number(0.05, 1) }

export function readBackground(value: unknown): Background | null {
  return isPlain(value) ? readFields(backgroundFields, value) : null
}
