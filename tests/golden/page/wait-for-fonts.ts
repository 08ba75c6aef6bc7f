import { prepareFonts } from '../../../apps/web/src/platform/fonts/index.ts'
import type { StyledRun } from '../../../packages/text/src/index.ts'

/** A slow machine may need longer for all the fonts at once than a person would wait. */
export async function waitForFonts(runs: readonly StyledRun[]): Promise<void> {
  let start: number
  do {
    start = performance.now()
    await prepareFonts(runs)
  } while (performance.now() - start > 1000)
}
