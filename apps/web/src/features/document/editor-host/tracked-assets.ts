import type { FileAssets } from '../../../platform/assets/index.ts'
import { trackUse } from '../../../platform/tracking/track.ts'

/** The same assets; pictures that were added are counted. */
export const trackedAssets = (assets: FileAssets): FileAssets => ({
  ...assets,
  add: async (file, order) => {
    const added = await assets.add(file, order)
    trackUse('insert_image')
    return added
  },
})
