import { contains, intersects, type Point, type Rect, rectangle, union } from '@ramify/geometry'
import type { Drawn, ItemRef } from '@ramify/scene'
import type { Card, CardsSnapshot } from './cards.ts'

const size = { width: 120, height: 60 }
const paper = '#ffffff'
const font = { families: ['Inter'], size: 14, weight: 400, italic: false }

const boxOfCard = ({ x, y }: Card): Rect => ({ x, y, ...size })

/** One page with all cards. */
export function drawCards(snapshot: CardsSnapshot): Drawn<'card'> {
  const all = [...snapshot.values()]
  const drawing = (card: Card) => ({ x: card.x, y: card.y, primitives: [box, wordsOf(card)] })
  const layers = (area?: Rect) => [all.filter((card) => !area || intersects(boxOfCard(card), area)).map(drawing)]
  return {
    bounds: union(all.map(boxOfCard)) ?? { x: 0, y: 0, width: 0, height: 0 },
    paper,
    layers,
    farLayers: layers,
    hit: (point: Point): ItemRef<'card'> | null => {
      const card = all.findLast((each) => contains(boxOfCard(each), point))
      return card ? { type: 'card', id: card.id } : null
    },
    itemsIn: (area) => all.filter((card) => intersects(boxOfCard(card), area)).map(({ id }) => ({ type: 'card', id })),
    boxOf: ({ id }) => {
      const card = snapshot.get(id)
      return card && boxOfCard(card)
    },
    background: (area) => [{ ...box, path: rectangle(area), stroke: null, fill: paper }],
  }
}

const box = {
  kind: 'shape',
  path: rectangle({ x: 0, y: 0, ...size }),
  fill: '#fff7d6',
  stroke: '#c9a400',
  strokeWidth: 1,
  dash: [],
  round: false,
} as const

function wordsOf({ text }: Card) {
  const place = { x: 10, baseline: 34, width: size.width - 20 }
  const plain = { fallback: false, emoji: null, color: '#222222', underline: false, strike: false }
  return { kind: 'text', text, font, ...place, ...plain } as const
}
