export { type EmojiPictures, emojiPicture, readEmojiPictures } from './emoji-pictures.ts'
export { fontkitMeasurer } from './fontkit-measurer.ts'
export { outlineOf } from './outlines.ts'
