export { emojiBitmap, prepareEmoji } from './emoji-bitmaps.ts'
export { emojiPictures, useEmoji } from './emoji-pictures.ts'
