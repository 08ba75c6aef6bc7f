export { openAssets } from './assets.ts'
