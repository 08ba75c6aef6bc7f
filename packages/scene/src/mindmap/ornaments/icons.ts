import { readOwnIcon } from '@ramify/document'
import { roundedRectangle } from '@ramify/geometry'
import { type IconPicture, iconGrid, scaled } from '../../drawing/icons/pen.ts'
import { icons, isIcon } from '../../drawing/icons/table.ts'
import { drawn } from '../../drawing/primitives.ts'
import { type Mark, type Ornament, ornamentSize } from './ornament.ts'

/** An icon without a drawing still shows that there is one: it may come from a newer version or another program. */
export const icon: Ornament = {
  side: 'before',
  marksOf: ({ marks }) => (marks.icons.length === 0 ? noMarks : marks.icons.map(markOf)),
}

const noMarks: readonly never[] = []
const made = new Map<IconPicture, Mark>()

function markOf(name: string): Mark {
  if (!isIcon(name)) return ownMark(name) ?? unknown
  const picture = icons[name]
  let mark = made.get(picture)
  if (!mark) {
    const small = scaled(picture, ornamentSize / iconGrid)
    mark = () => [...small]
    made.set(picture, mark)
  }
  return mark
}

/** A picture of the document. */
function ownMark(name: string): Mark | null {
  const own = readOwnIcon(name)
  if (!own) return null
  const rect = { x: 0, y: 0, width: ornamentSize, height: ornamentSize }
  return () => [{ kind: 'image', resource: own.resource, rect, radius: 2 }]
}

const unknown: Mark = ({ quiet }) => [
  drawn(roundedRectangle({ x: 2, y: 2, width: ornamentSize - 4, height: ornamentSize - 4 }, 4), quiet, 1.25),
  drawn(
    [
      ['M', 8.5, 8.5],
      ['L', 8.5, 8.51],
    ],
    quiet,
    3,
  ),
]
