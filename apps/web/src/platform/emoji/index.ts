export { emojiBitmap, prepareEmoji } from './emoji-bitmaps.ts'
export { emojiPictures } from './emoji-pictures.ts'
export { useEmoji } from './use-emoji.ts'
