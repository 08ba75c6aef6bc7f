import { type CoreChange, type DocumentKind, type OpenDocument, openWithKind } from '@ramify/document'
import * as Y from 'yjs'

/**
 * A second kind of document, in tests only: cards with a text, each at a point. It proves that what is said to work for every kind
 * of document does not know mind maps.
 */
export interface Card {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly text: string
}

export type CardsSnapshot = ReadonlyMap<string, Card>

export interface CardsChange extends CoreChange<CardsSnapshot> {
  readonly ids: ReadonlySet<string>
}

export type CardsCommand =
  | { readonly type: 'add'; readonly id: string; readonly x: number; readonly y: number; readonly text: string }
  | { readonly type: 'move'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly type: 'write'; readonly id: string; readonly text: string }
  | { readonly type: 'remove'; readonly id: string }

export type CardsDocument = OpenDocument<CardsSnapshot, CardsChange, CardsCommand>

export const cards: DocumentKind<'cards', CardsSnapshot, CardsChange, CardsCommand> = {
  name: 'cards',
  number: 9,
  schema: 1,
  collections: ['cards'],
  open: (collections) => {
    let snapshot: CardsSnapshot = new Map()
    return {
      get snapshot() {
        return snapshot
      },
      update: (changed) => {
        const ids = new Set(changed.in('cards').keys())
        if (ids.size === 0) return null
        const before = snapshot
        const after = new Map(before)
        for (const id of ids) {
          const card = readCard(id, collections.cards.get(id))
          if (card) after.set(id, card)
          else after.delete(id)
        }
        snapshot = after
        return { before, after, ids }
      },
      plan: (command) => {
        const { id } = command
        const place = 'x' in command ? { x: command.x, y: command.y } : undefined
        if (command.type === 'add') {
          const record = {
            collection: 'cards',
            id,
            groups: { place },
            texts: { text: richTextOf(command.text) },
          } as const
          return { newRecords: [record], ids: [id], write: (writer) => writer.show('cards', id) }
        }
        if (!snapshot.has(id)) throw new RangeError(`No card ${id}`)
        if (command.type === 'remove') return { write: (writer) => writer.hide('cards', id) }
        if (command.type === 'move') return { write: (writer) => writer.set('cards', id, 'place', place) }
        const length = snapshot.get(id)?.text.length ?? 0
        const steps = [...(length > 0 ? [{ delete: length }] : []), { insert: command.text }]
        return { write: (writer) => writer.text('cards', id, 'text', steps) }
      },
    }
  },
  merge: (first, second) => ({ ...second, before: first.before, ids: new Set([...first.ids, ...second.ids]) }),
}

export const openCards = (doc: Y.Doc): CardsDocument => openWithKind(cards, doc)

function readCard(id: string, record: unknown): Card | null {
  if (!(record instanceof Y.Map) || record.get('gone') === true) return null
  const place = record.get('place') as { x: number; y: number } | undefined
  return { id, x: place?.x ?? 0, y: place?.y ?? 0, text: String(record.get('text') ?? '') }
}

function richTextOf(text: string) {
  return { text, runs: text === '' ? [] : [{ text, attributes: {} }] }
}
