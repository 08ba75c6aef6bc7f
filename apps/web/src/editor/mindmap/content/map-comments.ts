import { subscribeToAll } from '../../../platform/store.ts'
import type { KindComments } from '../../editor-kind.ts'
import type { MapEditor } from '../map-editor.ts'
import { goToTopic } from '../navigation/go-to-topic.ts'

/** Comments on a map are about its topics. */
export const mapComments: KindComments = {
  texts: {
    only: 'comments.this-topic',
    one: 'comments.topic',
    deleted: 'comments.topic-deleted',
    whole: 'comments.whole',
    onWhole: 'comments.on-whole',
  },
  describe: ({ document, scene }: MapEditor, id) => {
    const node = document.snapshot.nodes.get(id)
    if (!node) return null
    // A folded topic has no place, and so no colour of a branch.
    return { text: node.text.text.trim(), color: scene.get().placeOf(id)?.place.branchColor ?? 'currentcolor' }
  },
  show: (editor: MapEditor, id) => {
    goToTopic(editor, id)
    // In a hand the comments lie over the middle.
    editor.showTopic(id)
  },
  chosen: ({ selectedTopics }: MapEditor) => selectedTopics.get().at(-1) ?? null,
  subscribe: ({ scene, selectedTopics }: MapEditor, listener) => subscribeToAll([scene, selectedTopics], listener),
}
