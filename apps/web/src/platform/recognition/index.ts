export { pictureAt, pictureOfFile } from './picture-to-read.ts'
export { recognise } from './recognise.ts'
