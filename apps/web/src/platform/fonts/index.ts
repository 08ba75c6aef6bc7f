export { fontUrl } from './font-urls.ts'
export {
  canvasMeasurer,
  fetchEmojiFont,
  fetchUsualFonts,
  onFontsArrived,
  prepareFonts,
  prepareWidths,
} from './fonts.ts'
