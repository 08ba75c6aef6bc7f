import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'

/** Whether the style panel dresses the whole level of what is selected; of another topic that is to be said again. */
export const dressesLevel = perEditor(({ selection }) => {
  const isOn = createStore(false)
  selection.subscribe(() => isOn.set(false))
  return isOn
})
