export { canvasMeasurer, fetchEmojiFont, fetchUsualFonts, onFontsArrived, prepareFonts } from './fonts.ts'
