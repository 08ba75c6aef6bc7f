export {
  canvasMeasurer,
  fetchEmojiFont,
  fetchUsualFonts,
  onFontsArrived,
  prepareFonts,
  prepareWidths,
} from './fonts.ts'
