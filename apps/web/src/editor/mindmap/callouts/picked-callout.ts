import type { CalloutSnapshot } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'

/** The callout that is picked, if one is. */
export function pickedCallout({ picked, document }: MapEditor): CalloutSnapshot | undefined {
  const thing = picked.get()
  return thing?.kind === 'callout' ? document.snapshot.callouts.get(thing.id) : undefined
}
