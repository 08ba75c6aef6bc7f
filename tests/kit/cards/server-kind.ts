import { writeMeta } from '@ramify/document'
import { cardSize, paintThumbnail, thumbnailOf } from '@ramify/scene'
import * as Y from 'yjs'
import type { ServerKind } from '../../../apps/server/src/domains/documents/kinds/server-kind.ts'
import { type Card, type CardsCommand, type CardsSnapshot, cards, openCards } from './cards.ts'
import { drawCards } from './draw-cards.ts'

/** What content of this kind is. */
interface CardsContent {
  cards: Card[]
}

/** Cards on a server. Apps that speak a lower schema than 2 are told to update. */
export const serverCards: ServerKind = {
  name: cards.name,
  number: cards.number,
  lowestClientSchema: 2,
  countedCollection: 'cards',

  untitled: () => 'Cards',

  firstText: () => '',

  hasLayout: () => false,

  start: emptyDoc,

  open: (doc) => {
    const document = openCards(doc)
    return {
      read: () => {
        const all = [...document.snapshot.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
        const statistics = { nodeNum: all.length, imageNum: 0, resourceIds: '' }
        return { content: { cards: all } satisfies CardsContent, statistics, texts: all.map(({ text }) => text) }
      },
      rewrite: (content) => {
        document.batch(difference(document.snapshot, content as CardsContent))
        return null
      },
    }
  },

  draw: async (doc) => {
    const { snapshot } = openCards(doc)
    return snapshot.size === 0
      ? null
      : paintThumbnail([thumbnailOf(drawCards(snapshot), cardSize)], { outline: () => null })
  },

  drawPoster: async () => null,

  create: (content) => {
    const doc = emptyDoc()
    openCards(doc).batch(difference(new Map(), content as CardsContent))
    return { doc }
  },
}

function emptyDoc(): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => writeMeta(doc, cards, {}))
  return doc
}

function difference(before: CardsSnapshot, { cards: after }: CardsContent): CardsCommand[] {
  const kept = new Set(after.map(({ id }) => id))
  const removed = [...before.keys()].filter((id) => !kept.has(id))
  return [
    ...removed.map((id) => ({ type: 'remove', id }) as const),
    ...after.flatMap((card): CardsCommand[] => {
      const { id, x, y, text } = card
      const old = before.get(id)
      if (!old) return [{ type: 'add', id, x, y, text }]
      return [
        ...(old.x !== x || old.y !== y ? [{ type: 'move', id, x, y } as const] : []),
        ...(old.text !== text ? [{ type: 'write', id, text } as const] : []),
      ]
    }),
  ]
}
