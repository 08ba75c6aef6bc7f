import { createStore } from '../../platform/store.ts'
import { perEditor } from '../per-editor.ts'

/** How strong the picture behind the map would be, while somebody has the slider in hand: the map is not composed for each step. */
export const triedOpacity = perEditor(() => createStore<number | null>(null))
