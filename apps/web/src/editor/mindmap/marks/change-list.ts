import type { Command, NodeId, NodeSnapshot } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'

type ListKey = 'icons' | 'labels'
type Change = (list: readonly string[]) => readonly string[]

/** The most a topic can carry of one kind. */
const most = 64

/** The same change to what each of some topics has: a command for each list that comes of it, none where nothing does. */
export function listCommands(nodes: readonly NodeSnapshot[], key: ListKey, change: Change): Command[] {
  const byList = new Map<string, { list: readonly string[]; ids: NodeId[] }>()
  for (const { id, marks } of nodes) {
    const list = [...new Set(change(marks[key]))].slice(0, most)
    const name = JSON.stringify(list)
    if (name === JSON.stringify(marks[key])) continue
    const same = byList.get(name)
    if (same) same.ids.push(id)
    else byList.set(name, { list, ids: [id] })
  }
  return [...byList.values()].map(({ list, ids }) => ({ type: 'setMarks', ids, marks: { [key]: list } }))
}

/** Of the selected topics, as one step. */
export function changeList(editor: MapEditor, key: ListKey, change: Change): void {
  const commands = listCommands(selectedNodes(editor), key, change)
  if (commands.length > 0) editor.batch(commands)
}

/** An icon that all selected topics have goes; else those get it that have it not. */
export function toggleIcon(editor: MapEditor, name: string): void {
  const nodes = selectedNodes(editor)
  const isOn = nodes.every(({ marks }) => marks.icons.includes(name))
  changeList(editor, 'icons', (icons) => (isOn ? icons.filter((icon) => icon !== name) : [...icons, name]))
}

export function selectedNodes({ selectedTopics, document }: MapEditor): NodeSnapshot[] {
  return selectedTopics.get().flatMap((id) => document.snapshot.nodes.get(id) ?? [])
}
