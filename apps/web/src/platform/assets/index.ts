export { openAssets, thumbnailOf } from './assets.ts'
