export { canvasMeasurer, onFontsArrived, prepareFonts } from './fonts.ts'
