import { CircleSmall } from 'lucide-react'
import type { Finder } from '../../../platform/actions/finders.ts'
import { findTopics } from '../links/find-topics.ts'
import type { MapEditor } from '../map-editor.ts'
import { goToTopic } from './go-to-topic.ts'

const most = 8

/** Goes to topics of the map by their words, also to folded ones. */
export function topicFinder(editor: MapEditor, focus: () => void): Finder {
  return (words) =>
    findTopics(editor.document.snapshot, words, [], most).map(({ id, name }) => ({
      id: `topic.${id}`,
      label: () => name.replace(/\s+/g, ' ').trim(),
      icon: CircleSmall,
      group: 'found',
      run: () => {
        goToTopic(editor, id)
        focus()
      },
    }))
}
