import type { Point } from '@ramify/geometry'
import { createStore } from '../../../platform/store.ts'
import { isStartPanelOpen } from '../../core/panels/start-panel.ts'

/** What the next shape of the sheet is for, in a hand; without it that is put on the page. */
interface AskedShape {
  readonly fits: (kind: string) => boolean
  readonly choose: (kind: string) => void
  /** Whether a place of the page means it, where one is carried there; elsewhere it is put on the page. Without it every place does. */
  readonly isAt?: (place: Point) => boolean
}

export const askedShape = createStore<AskedShape | null>(null)

isStartPanelOpen.subscribe(() => {
  if (!isStartPanelOpen.get()) askedShape.set(null)
})

export function askForShape(asked: AskedShape): void {
  askedShape.set(asked)
  isStartPanelOpen.set(true)
}
