export { avatarOf, type FileAssets, openAssets, thumbnailOf } from './assets.ts'
export { type AttachedFile, saveAttached } from './attached-file.ts'
