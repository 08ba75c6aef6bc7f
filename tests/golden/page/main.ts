import { canvasMeasurer, onFontsArrived, prepareFonts } from '../../../apps/web/src/platform/fonts/index.ts'
import { breakLines } from '../../../packages/text/src/index.ts'
import { lineBoxes } from '../line-boxes.ts'
import { drawnWidths } from './drawn-widths.ts'
import { rawWords } from './raw-words.ts'

/** What the tests call in the page. */
const golden = { breakLines, canvasMeasurer, drawnWidths, lineBoxes, onFontsArrived, prepareFonts, rawWords }

declare global {
  interface Window {
    golden: typeof golden
  }
}

window.golden = golden
