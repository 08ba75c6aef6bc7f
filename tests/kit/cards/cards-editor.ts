import * as Y from 'yjs'
import { mountEditor } from '../../../apps/web/src/editor/shell/mount-editor.tsx'
import { openCards } from './cards.ts'
import { cardsKind } from './edit-cards.tsx'

/** An editor of three cards, for a page in a browser. */
export function mountCards(element: HTMLElement): { texts: () => string[] } {
  const document = openCards(new Y.Doc())
  document.execute({ type: 'add', id: 'a', x: 0, y: 0, text: 'Apples' })
  document.execute({ type: 'add', id: 'b', x: 300, y: 0, text: 'Bread' })
  document.execute({ type: 'add', id: 'c', x: 0, y: 200, text: 'Cheese' })
  mountEditor(element, cardsKind, document)
  return { texts: () => [...document.snapshot.values()].map(({ text }) => text) }
}
