import type { CalloutSnapshot } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'

/** The callout that is picked, if one is. */
export function pickedCallout({ selectedItem, document }: MapEditor): CalloutSnapshot | undefined {
  const thing = selectedItem.get()
  return thing?.type === 'callout' ? document.snapshot.callouts.get(thing.id) : undefined
}
