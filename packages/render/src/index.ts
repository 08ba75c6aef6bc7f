export { type EmojiPictures, emojiPicture, readEmojiPictures } from './emoji-pictures.ts'
export { type NodeExportOptions, nodeExportPorts } from './exports/node-export-ports.ts'
export { fontkitMeasurer } from './fontkit-measurer.ts'
export { glyphsOf, outlineOf } from './outlines.ts'
