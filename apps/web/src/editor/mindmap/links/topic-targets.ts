import { type NodeId, nodeLink } from '@ramify/document'
import type { Words } from '../../../platform/i18n/words.ts'
import { linkedNode } from '../../views/links/link-address.ts'
import { type LinkTargets, mostTargets } from '../../views/links/link-targets.ts'
import type { MapEditor } from '../map-editor.ts'
import { findTopics } from './find-topics.ts'

/** The topics of this map, but for those that get the link. */
export function topicTargets(
  { document }: MapEditor,
  exclude: readonly NodeId[],
  { text }: Pick<Parameters<Words>[0], 'text'>,
): LinkTargets {
  return {
    kind: 'topic',
    words: {
      label: text('editor.link.to-topic'),
      search: text('editor.link.search'),
      none: text('editor.link.none'),
      choose: text('editor.link.choose'),
      gone: text('editor.link.gone'),
    },
    idOf: linkedNode,
    urlOf: nodeLink,
    has: (id) => document.snapshot.nodes.get(id) !== undefined,
    find: (words) =>
      findTopics(document.snapshot, words, exclude, mostTargets).map(({ id, name, parent }) => ({
        id,
        name: name.trim() === '' ? text('editor.tree.blank') : name,
        place: parent,
      })),
  }
}
