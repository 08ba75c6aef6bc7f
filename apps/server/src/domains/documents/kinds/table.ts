import { mindmap } from './mindmap.ts'
import type { ServerKind } from './server-kind.ts'

/** Every kind of document that this server knows. */
const kinds: readonly ServerKind[] = [mindmap]

/** `number` is the column `files.kind`. */
export function kindByNumber(number: number): ServerKind {
  const kind = kinds.find((each) => each.number === number)
  if (!kind) throw new Error(`No kind of document has the number ${number}`)
  return kind
}
