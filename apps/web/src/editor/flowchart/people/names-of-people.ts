import type { ReadStore } from '../../../platform/store.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** At which item each of the others is, with their name, as JSON: it stays the same while only their pointers move. */
export function namesOfPeople({ people: { others } }: Pick<FlowchartEditor, 'people'>): ReadStore<string> {
  return {
    get: () =>
      JSON.stringify(
        others.get().flatMap(({ name, typing, selection }) => {
          const item = typing ?? selection.at(-1)
          return item ? [[item.id, name]] : []
        }),
      ),
    subscribe: others.subscribe,
  }
}
