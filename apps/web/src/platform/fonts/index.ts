export { canvasMeasurer, fetchEmojiFont, onFontsArrived, prepareFonts } from './fonts.ts'
