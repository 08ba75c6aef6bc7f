import { createStore } from '../../../platform/store.ts'
import { openPanel } from './open-panel.ts'

/** Which page of the format sheet of a hand is shown: how what is selected looks, or all else about it. */
export const formatTab = createStore<'format' | 'more'>('format')

openPanel.subscribe(() => {
  if (openPanel.get() !== 'style') formatTab.set('format')
})
