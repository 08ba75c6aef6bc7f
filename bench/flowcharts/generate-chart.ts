import { randomFrom } from '../trees/random.ts'

export interface ChartShape {
  readonly id: string
  readonly kind: 'process' | 'decision' | 'terminator' | 'data'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ChartConnector {
  readonly id: string
  readonly from: string
  readonly to: string
}

export interface Chart {
  readonly shapes: readonly ChartShape[]
  readonly connectors: readonly ChartConnector[]
  /** A place on the page with no shape at it, in the middle: the screen is centred there. */
  readonly middle: { readonly x: number; readonly y: number }
  /** A shape beside it that has connectors. */
  readonly dragged: string
}

const pitch = { x: 240, y: 160 }
const size = { width: 140, height: 70 }
const kinds = ['process', 'process', 'process', 'decision', 'terminator', 'data'] as const
const words = ['Check', 'order', 'Send', 'invoice', 'to', 'customer', '审核', 'Wait', 'for', 'payment', '发货', 'Close']

/** Shapes in rows, 1.2 connectors for each: most to a neighbour, some over a few others, one in a hundred far across. The same in every run. */
export function generateChart(count: number): Chart {
  const random = randomFrom(count)
  const upTo = (most: number) => Math.floor(random() * most)
  const columns = Math.ceil(Math.sqrt(count * 1.6))
  const shapes = Array.from({ length: count }, (_, nth): ChartShape => {
    const [column, row] = [nth % columns, Math.floor(nth / columns)]
    const text = Array.from({ length: 1 + upTo(3) }, () => words[upTo(words.length)]).join(' ')
    const kind = kinds[upTo(kinds.length)] ?? 'process'
    return { id: `s${nth}`, kind, text, x: column * pitch.x + 4 * upTo(6), y: row * pitch.y + 4 * upTo(4), ...size }
  })
  const pairs = new Set<string>()
  const connect = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < count) pairs.add(`${from} ${to}`)
  }
  for (let nth = 0; nth < count; nth++) connect(nth, random() < 0.5 ? nth + 1 : nth + columns)
  for (const wanted = Math.round(1.2 * count); pairs.size < wanted; ) {
    const from = upTo(count)
    if (random() < 0.05) connect(from, upTo(count))
    else connect(from, from + (upTo(7) - 3) + columns * (upTo(7) - 3))
  }
  const connectors = [...pairs].map((pair, nth): ChartConnector => {
    const [from, to] = pair.split(' ')
    return { id: `c${nth}`, from: `s${from}`, to: `s${to}` }
  })
  const rows = Math.ceil(count / columns)
  const [column, row] = [Math.floor(columns / 2), Math.floor(rows / 2)]
  return {
    shapes,
    connectors,
    middle: { x: column * pitch.x - 40, y: row * pitch.y - 40 },
    dragged: `s${row * columns + column}`,
  }
}
