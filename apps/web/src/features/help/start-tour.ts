import { openGuide } from '../document/index.ts'
import { openFirstMap } from '../files/index.ts'

/** Through the editor in five steps, on a map that is kept only if something is written in it. */
export function startTour(): void {
  openGuide()
  void openFirstMap()
}
