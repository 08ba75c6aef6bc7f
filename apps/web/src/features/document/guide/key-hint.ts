import type { MapEditor } from '../../../editor/mindmap/map-editor.ts'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'

const key = 'ramify.hint'
const known = 'known'
const visitsAtMost = 3

/** Whether this browser still has somebody in it who has not used the first keys. */
export const isHintWanted = createStore(readVisits() < visitsAtMost)

/** Never over a map in which somebody has worked before. */
export const isNewMap = ({ document }: MapEditor) => document.snapshot.nodes.size === 1

let isCounted = false

/** The hint was seen on this visit. */
export function countVisit(): void {
  if (isCounted) return
  isCounted = true
  writeLocal(key, `${readVisits() + 1}`)
}

/** For good. */
export function endHint(): void {
  writeLocal(key, known)
  isHintWanted.set(false)
}

function readVisits(): number {
  const stored = readLocal(key)
  return stored === known ? visitsAtMost : Number(stored ?? 0) || 0
}
