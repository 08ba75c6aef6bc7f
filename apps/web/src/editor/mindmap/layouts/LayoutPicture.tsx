import { pathData, recordPath, rectangle } from '@ramify/geometry'
import {
  type Cells,
  entryOf,
  exitOf,
  type Forest,
  hasCell,
  type Layout,
  type LayoutName,
  layOut,
} from '@ramify/layouts'
import { connectors } from '@ramify/scene'
import styles from './LayoutPicture.module.css'

/** A small map: a root, and some branches with one or two topics. */
const forest = smallForest([
  { width: 34, height: 16, parent: -1 },
  ...[0, 1, 2].flatMap((nth) => {
    const main = { width: 22, height: 10, parent: 0 }
    const sub = { width: 16, height: 5, parent: 1 + nth * 3 }
    return [main, sub, sub]
  }),
])
const spacing = { level: [20, 12, 10], sibling: [8, 5, 5] } as const

/** A layout, drawn by itself. */
export function LayoutPicture({ name }: { name: LayoutName }) {
  const places = layOut(forest, name, spacing)
  const boxes = Array.from({ length: forest.size }, (_, i) => i)
  const at = (values: Float64Array, i: number) => values[i] as number
  const { cells } = places
  const edges = (of: 'left' | 'top' | 'right' | 'bottom', ofBox: (i: number) => number) =>
    boxes.map((i) => (cells && hasCell(cells, i) ? at(cells[of], i) : ofBox(i)))
  const left = Math.min(...edges('left', (i) => at(places.x, i)))
  const top = Math.min(...edges('top', (i) => at(places.y, i)))
  const right = Math.max(...edges('right', (i) => at(places.x, i) + at(forest.width, i)))
  const bottom = Math.max(...edges('bottom', (i) => at(places.y, i) + at(forest.height, i)))
  const lines = cells ? boxes.map((i) => cellAround(i, cells)) : boxes.slice(1).map((i) => lineTo(i, places))
  return (
    <svg
      viewBox={`${left - 4} ${top - 4} ${right - left + 8} ${bottom - top + 8}`}
      aria-hidden="true"
      className={styles.picture}
    >
      <path d={lines.join('')} className={styles.lines} />
      {boxes.map((i) => (
        <rect
          key={i}
          x={at(places.x, i)}
          y={at(places.y, i)}
          width={at(forest.width, i)}
          height={at(forest.height, i)}
          rx={3}
          className={i === 0 ? styles.root : styles.box}
        />
      ))}
    </svg>
  )
}

/** As the scene draws it. */
function lineTo(child: number, places: ReturnType<typeof layOut>): string {
  const from = exitOf(forest, places, child)
  const to = entryOf(forest, places, child)
  const parent = forest.parent[child] as number
  const { line = 'curve', exit, entry } = places.layouts[parent] as Layout
  const ends = {
    fromX: from.x,
    fromY: from.y,
    toX: to.x,
    toY: to.y,
    leaves: exit.y === 0 ? 'x' : 'y',
    arrives: entry.y === 0 ? 'x' : 'y',
    inset: 0,
    level: 0,
    isOutermost: child === parent + 1 || forest.end[child] === forest.end[parent],
  } as const
  const connector = connectors[line as keyof typeof connectors]
  return pathData(recordPath((pen) => connector.trace(pen, ends, { color: '', width: 1, corner: 3 })))
}

function cellAround(i: number, { left, top, right, bottom }: Cells): string {
  const [x, y] = [left[i] as number, top[i] as number]
  return pathData(rectangle({ x, y, width: (right[i] as number) - x, height: (bottom[i] as number) - y }))
}

function smallForest(boxes: readonly { width: number; height: number; parent: number }[]): Forest {
  const size = boxes.length
  const end = boxes.map((_, i) => i + 1)
  for (let i = size - 1; i > 0; i--) {
    const parent = boxes[i]?.parent ?? 0
    end[parent] = Math.max(end[parent] ?? 0, end[i] ?? 0)
  }
  const level = boxes.map(({ parent }) => (parent < 0 ? 0 : parent === 0 ? 1 : 2))
  return {
    size,
    parent: Int32Array.from(boxes, ({ parent }) => parent),
    end: Int32Array.from(end),
    level: Uint8Array.from(level),
    width: Float64Array.from(boxes, ({ width }) => width),
    height: Float64Array.from(boxes, ({ height }) => height),
    tail: new Float64Array(size),
    side: new Int8Array(size),
    shiftX: new Float64Array(size),
    shiftY: new Float64Array(size),
    apart: new Uint8Array(size),
    own: new Map(),
    spans: new Map(),
    calloutSpace: new Map(),
  }
}
