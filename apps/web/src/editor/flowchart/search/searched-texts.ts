import {
  type ConnectorSnapshot,
  type FlowchartSnapshot,
  type Frame,
  frameIn,
  framesInside,
  isShapeEnd,
  type LabelSnapshot,
  type PageSnapshot,
} from '@ramify/document'
import type { Hit, SearchedText } from '../../views/search/find-in-texts.ts'
import { inReadingOrder, type ReadShape } from '../items/reading-order.ts'

/** Words of a shape, its note, or the words of a connector. */
export type HitPart = 'shape' | 'note' | 'label'

interface FlowText extends SearchedText {
  readonly part: HitPart
}

export interface FlowHit extends Hit {
  readonly part: HitPart
}

/**
 * All words of a flowchart, page after page as one reads: those of a shape, its note, and then those of the connectors that begin at it.
 * What is on hidden layers is among them.
 */
export function searchedTexts(snapshot: FlowchartSnapshot): readonly FlowText[] {
  let known = found.get(snapshot)
  if (!known) {
    const connectors = Map.groupBy(snapshot.connectors.values(), ({ page }) => page)
    const labels = Map.groupBy(snapshot.labels.values(), ({ connector }) => connector)
    known = snapshot.pages.flatMap((page) => textsOn(snapshot, page, connectors.get(page.id) ?? [], labels))
    found.set(snapshot, known)
  }
  return known
}

/** It is asked for with every letter that is looked for. */
const found = new WeakMap<FlowchartSnapshot, readonly FlowText[]>()

type Labels = ReadonlyMap<string, readonly LabelSnapshot[]>

function textsOn(
  snapshot: FlowchartSnapshot,
  page: PageSnapshot,
  connectors: readonly ConnectorSnapshot[],
  labels: Labels,
): FlowText[] {
  const byShape = Map.groupBy(connectors, ({ from }) => (isShapeEnd(from) ? from.shape : null))
  const ofConnectors = (shape: string | null) =>
    (byShape.get(shape) ?? []).flatMap(({ id }) =>
      (labels.get(id) ?? [])
        .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
        .map((label): FlowText => ({ ...place, id: label.id, part: 'label', owner: id, words: label.text.text })),
    )
  const ofShapes = inReadingOrder(snapshot, shapesOn(snapshot, page)).flatMap((id): FlowText[] => {
    const shape = snapshot.shapes.get(id)
    if (!shape) return []
    return [
      { ...place, id, part: 'shape', owner: id, words: shape.text.text },
      ...(shape.note.text === '' ? [] : [{ ...place, id, part: 'note' as const, owner: id, words: shape.note.text }]),
      ...ofConnectors(id),
    ]
  })
  return [...ofShapes, ...ofConnectors(null)]
}

const place = { nth: 0 }

/** Also where nothing is composed: only the page that is shown is. */
function shapesOn(snapshot: FlowchartSnapshot, { tops }: PageSnapshot): ReadShape[] {
  const read: ReadShape[] = []
  const waiting: { id: string; frame: Frame | undefined }[] = tops.map((id) => ({ id, frame: undefined }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const shape = snapshot.shapes.get(next.id)
    if (!shape) continue
    const frame = next.frame ?? frameIn(snapshot, shape, undefined, undefined)
    read.push({ id: shape.id, parent: shape.parent, box: frame })
    if (shape.children.length === 0) continue
    const frames = framesInside(snapshot, shape, frame)
    for (const [at, id] of shape.children.entries()) waiting.push({ id, frame: frames[at] })
  }
  return read
}
