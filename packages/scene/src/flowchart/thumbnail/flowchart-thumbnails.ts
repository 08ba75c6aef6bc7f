import type { Rect } from '@ramify/geometry'
import { leastText, type Thumbnail, type ThumbnailSize, thumbnailOf, widened } from '../../thumbnail/thumbnail.ts'
import { composeFlowchart, type FlowchartInput } from '../compose/compose-flowchart.ts'
import type { FlowchartPage } from '../compose/flowchart-page.ts'

/**
 * Small pictures of the first page that has something on it, from the one that shows most on: all of it, while its words can be read;
 * all of it with bars for words; or its upper left part. None of a flowchart without shapes.
 */
export function* flowchartThumbnails(
  input: Pick<FlowchartInput, 'snapshot' | 'theme' | 'measurer'>,
  size: ThumbnailSize,
): Generator<Thumbnail> {
  const page = firstDrawnPage(input, size)
  if (!page) return
  let wholeScale = 0
  // In the picture of a larger one nothing could be told apart, and laying it out takes long.
  if (itemsOf(page) <= mostItems) {
    const whole = thumbnailOf(page, size)
    wholeScale = whole.scale
    const isReadable = whole.words.every((words) => words * whole.scale >= leastText)
    if (isReadable) yield whole
    else if (page.parts.items.shapes.length <= mostShapes) {
      yield { ...whole, words: [], layers: () => page.farLayers() }
    }
  }
  for (const scale of partScales) {
    // More than the whole is no part of it.
    if (scale > wholeScale) yield partOf(page, size, scale)
  }
}

/** More of them would be a grey field. */
const mostShapes = 150

/** Shapes, connectors and labels. */
const mostItems = 2_000

const itemsOf = ({ parts: { items, snapshot } }: FlowchartPage): number =>
  items.shapes.length + items.connectors.length + snapshot.labels.size

/** Words of the usual size can be read at these. */
const partScales = [0.45, 0.6] as const

function firstDrawnPage(
  input: Pick<FlowchartInput, 'snapshot' | 'theme' | 'measurer'>,
  size: ThumbnailSize,
): FlowchartPage | undefined {
  for (const { id } of input.snapshot.pages) {
    const page = composeFlowchart({ ...input, page: id })
    if (page.parts.items.shapes.length === 0) continue
    if (itemsOf(page) <= mostItems) return page
    // Only ways of connectors in the picture are found, and of those no more than a screen would wait for.
    return composeFlowchart({ ...input, page: id, inSight: () => upperLeft(page.shapeBounds, size, partScales[0]) })
  }
  return undefined
}

/** As much as fits, from where people begin to read. */
function partOf(page: FlowchartPage, size: ThumbnailSize, scale: number): Thumbnail {
  const area = upperLeft(page.bounds, size, scale)
  return {
    scale,
    paper: page.paper,
    words: page.layers(area).flatMap((layer) => layer.flatMap(({ primitives }) => wordsIn(primitives))),
    bounds: area,
    layers: () => page.layers(area),
    background: () => page.background(widened(area)),
  }
}

const upperLeft = ({ x, y }: Rect, { width, height, padding }: ThumbnailSize, scale: number): Rect => ({
  x: x - padding / scale,
  y: y - padding / scale,
  width: width / scale,
  height: height / scale,
})

function wordsIn(primitives: ReturnType<FlowchartPage['layers']>[number][number]['primitives']): number[] {
  return primitives.flatMap((part) => (part.kind === 'text' ? part.font.size : []))
}
