import { type KindName, kindByNumber as kindNameOf } from '@ramify/document'
import { mindmap } from './mindmap.ts'
import type { ServerKind } from './server-kind.ts'

const serverKinds: Record<KindName, ServerKind> = { mindmap }

/** `number` is the column `files.kind`. Undefined for what a newer server stored. */
export function findKind(number: number): ServerKind | undefined {
  const name = kindNameOf(number)
  return name && serverKinds[name]
}

export function kindByNumber(number: number): ServerKind {
  const kind = findKind(number)
  if (!kind) throw new Error(`No kind of document has the number ${number}`)
  return kind
}
