import type { OtherPerson } from '../../../platform/sync/index.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { shownItem } from './people-layer.ts'

/** Who has selected an item, or writes in it; those who are in what is folded into it as well. */
export function peopleAt(editor: ViewsEditor, id: string): readonly OtherPerson[] {
  return editor.people.others.get().filter(({ typing, selection }) => {
    const item = typing ?? selection.at(-1)
    return item !== undefined && shownItem(editor, item)?.id === id
  })
}
