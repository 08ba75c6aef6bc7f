import type { Topic } from '@ramify/scene'
import type { Emphasis } from '../../input/text/emphases.ts'
import { writtenText } from '../../input/text/written-text.ts'
import type { MapEditor } from '../map-editor.ts'

/** Whether all that is marked in the text being written has it, or else all selected topics. */
export function isEmphasised(editor: MapEditor, emphasis: Emphasis): boolean {
  const topics = selectedTopics(editor)
  const written = writtenText(editor)?.attributes[emphasis]
  return written ?? (topics.length > 0 && topics.every((topic) => hasByItself(topic, emphasis)))
}

/** Gives it to all of them, or takes it away where all have it. */
export function toggleEmphasis(editor: MapEditor, emphasis: Emphasis): void {
  const isWanted = !isEmphasised(editor, emphasis)
  const written = writtenText(editor)
  if (!written) {
    editor.execute({ type: 'setLook', ids: editor.selectedTopics.get(), look: { [emphasis]: isWanted } })
    return
  }
  // What the topic has anyway needs not be said again, and follows it later.
  const isSaid = selectedTopics(editor).every((topic) => hasByItself(topic, emphasis) === isWanted)
  written.format({ [emphasis]: isSaid ? null : isWanted })
}

const selectedTopics = ({ selectedTopics, scene }: MapEditor): Topic[] =>
  selectedTopics.get().flatMap((id) => scene.get().placeOf(id) ?? [])

export function hasByItself({ face }: Pick<Topic, 'face'>, emphasis: Emphasis): boolean {
  return face.look[emphasis] ?? (emphasis === 'bold' && face.role.type.font.weight >= 600)
}
