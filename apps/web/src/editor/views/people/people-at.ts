import type { Drawn } from '@ramify/scene'
import type { OtherPerson } from '../../../platform/sync/index.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { shownItem } from './people-layer.ts'

type PeopleByItem = ReadonlyMap<string, readonly OtherPerson[]>

/** Found once for all rows that ask, until people or the page are others. */
const known = new WeakMap<readonly OtherPerson[], { page: Drawn; people: PeopleByItem }>()
const nobody: readonly OtherPerson[] = []

/** Who has selected an item, or writes in it; those who are in what is folded into it as well. */
export function peopleAt(editor: ViewsEditor, id: string): readonly OtherPerson[] {
  const [others, page] = [editor.people.others.get(), editor.scene.get()]
  if (others.length === 0) return nobody
  const before = known.get(others)
  const people = before?.page === page ? before.people : peopleByItem(editor, others)
  if (people !== before?.people) known.set(others, { page, people })
  return people.get(id) ?? nobody
}

function peopleByItem(editor: ViewsEditor, others: readonly OtherPerson[]): PeopleByItem {
  const people = new Map<string, OtherPerson[]>()
  for (const person of others) {
    const item = person.typing ?? person.selection.at(-1)
    const id = item && shownItem(editor, item)?.id
    if (id !== undefined) people.set(id, [...(people.get(id) ?? []), person])
  }
  return people
}
