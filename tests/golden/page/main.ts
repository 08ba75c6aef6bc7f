import { canvasMeasurer, onFontsArrived, prepareFonts } from '../../../apps/web/src/platform/fonts/index.ts'
import { lineBoxes } from '../line-boxes.ts'
import { drawnWidths } from './drawn-widths.ts'
import { measuredBoxes } from './measured-boxes.ts'
import { rawWords } from './raw-words.ts'
import { waitForFonts } from './wait-for-fonts.ts'

/** What the tests call in the page. */
const golden = {
  canvasMeasurer,
  drawnWidths,
  lineBoxes,
  measuredBoxes,
  onFontsArrived,
  prepareFonts,
  rawWords,
  waitForFonts,
}

declare global {
  interface Window {
    golden: typeof golden
  }
}

window.golden = golden
