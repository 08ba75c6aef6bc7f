import { topmost } from '@ramify/document'
import { notify } from '../../../platform/notices/notices.ts'
import type { MapEditor } from '../map-editor.ts'
import { mergeCommands } from './merge-commands.ts'
import { mergeRefusal } from './merge-refusal.ts'

/** Makes one topic of the selected ones. */
export function merge(editor: MapEditor): void {
  const { snapshot } = editor.document
  const ids = editor.selectedTopics.get()
  const [into] = topmost(snapshot, ids)
  if (into === undefined || mergeRefusal(snapshot, ids) !== null) return
  const commands = mergeCommands(snapshot, ids)
  const born = commands.reduce((sum, command) => sum + (command.type === 'addTree' ? command.forest.length : 0), 0)
  if (!editor.hasRoomFor(Math.max(0, born + 1 - ids.length))) return
  editor.batch(commands)
  editor.selectAndShow(into)
  // Or one would only hear that topics are gone.
  const count = ids.length
  notify({ kind: 'status', key: 'editor.merged', words: ({ text }) => text('editor.merged', { count }) })
}
