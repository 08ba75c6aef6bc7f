import { type PicturePreset, picturePresets } from '../../../platform/assets/picture-size.ts'
import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'

const key = 'ramify.picture-size'

/** How large pictures that come into maps are stored; remembered in this browser. */
export const picturePreset = createStore<PicturePreset>(
  picturePresets.find((preset) => preset === readLocal(key)) ?? 'original',
)

picturePreset.subscribe(() => writeLocal(key, picturePreset.get()))
