import {
  difference,
  documentKinds,
  fromContent,
  type MapDocument,
  type MapSnapshot,
  newMap,
  openMap,
  statistics,
  toContent,
} from '@ramify/document'
import { isLayoutName } from '@ramify/layouts'
import { type ContentProblem, forbiddenLink } from '../bad-content.ts'
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
      rewrite: (content) => rewrite(map, content),
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

/** In a damaged document a first pass can leave a difference; nothing leaves one after a second. */
const passes = 3

function rewrite(map: MapDocument, content: unknown): ContentProblem | null {
  for (let pass = 0; pass < passes; pass++) {
    const steps = difference(map.snapshot, content)
    if (!steps.ok) return steps.error
    const error = forbiddenLink(steps.warnings)
    if (error) return error
    if (steps.commands.length === 0) break
    const result = map.batch(steps.commands)
    if (!result.ok) throw new Error(`A difference was refused: ${result.refusal.code}`)
  }
  return null
}

function* textsOf({ nodes, lines, ranges, callouts }: MapSnapshot): Generator<string> {
  for (const { text, note, marks } of nodes.values()) yield* [text.text, note.text, ...marks.labels]
  for (const { text } of [...lines.values(), ...ranges.values(), ...callouts.values()]) yield text.text
}
