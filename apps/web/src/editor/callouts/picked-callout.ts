import type { CalloutSnapshot } from '@ramify/document'
import type { Editor } from '../editor.ts'

/** The callout that is picked, if one is. */
export function pickedCallout({ picked, document }: Editor): CalloutSnapshot | undefined {
  const thing = picked.get()
  return thing?.kind === 'callout' ? document.snapshot.callouts.get(thing.id) : undefined
}
