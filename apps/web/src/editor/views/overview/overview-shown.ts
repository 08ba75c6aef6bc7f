import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore } from '../../../platform/store.ts'

const key = 'ramify.overview'

/** Whether the small picture of the whole map is open. Remembered from map to map. */
export const isOverviewShown = createStore(readLocal(key) === 'on')

isOverviewShown.subscribe(() => writeLocal(key, isOverviewShown.get() ? 'on' : null))
