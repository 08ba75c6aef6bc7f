import {
  difference,
  documentKinds,
  fromContent,
  type MapSnapshot,
  newMap,
  openMap,
  statistics,
  toContent,
} from '@ramify/document'
import { isLayoutName } from '@ramify/layouts'
import { forbiddenLink } from '../bad-content.ts'
import { rewriteByDifference } from './rewrite-by-difference.ts'
import type { ServerKind } from './server-kind.ts'

export const mindmap: ServerKind = {
  name: documentKinds.mindmap.name,
  number: documentKinds.mindmap.number,
  lowestClientSchema: 1,
  countedCollection: 'nodes',

  untitled: ({ text }, number) => (number === undefined ? text('files.untitled') : text('drafts.name', { number })),

  firstText: (translator) => translator.text('drafts.central-topic'),

  hasLayout: isLayoutName,

  start: newMap,

  open: (doc) => {
    const map = openMap(doc)
    return {
      read: () => {
        const { snapshot } = map
        return { content: toContent(snapshot), statistics: statistics(snapshot), texts: textsOf(snapshot) }
      },
      rewrite: (content) => rewriteByDifference(map, difference, content),
    }
  },

  draw: async (doc) => {
    // Only here: with its fonts it takes longer to load than all the rest together.
    const { mapThumbnail } = await import('./map-thumbnail.ts')
    return mapThumbnail(openMap(doc).snapshot)
  },

  drawPoster: async (doc, poster) => {
    const { snapshot } = openMap(doc)
    if (poster === 'preview') return (await import('./map-thumbnail.ts')).mapPreview(snapshot)
    return (await import('./map-poster.ts')).mapPoster(snapshot, poster === 'unfolded')
  },

  create: (content) => {
    const made = fromContent(content)
    if (!made.ok) return { error: made.error }
    const error = forbiddenLink(made.warnings)
    return error ? { error } : { doc: made.doc }
  },
}

function* textsOf({ nodes, lines, ranges, callouts }: MapSnapshot): Generator<string> {
  for (const { text, note, marks } of nodes.values()) yield* [text.text, note.text, ...marks.labels]
  for (const { text } of [...lines.values(), ...ranges.values(), ...callouts.values()]) yield text.text
}
