export { avatarOf, type FileAssets, openAssets, thumbnailOf } from './assets.ts'
