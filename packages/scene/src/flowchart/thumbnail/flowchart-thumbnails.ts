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
  const page = firstDrawnPage(input)
  if (!page) return
  const whole = thumbnailOf(page, size)
  const isReadable = Math.min(...whole.words, Number.POSITIVE_INFINITY) * whole.scale >= leastText
  if (isReadable) yield whole
  else if (page.parts.items.shapes.length <= mostShapes) {
    yield { ...whole, words: [], layers: () => page.farLayers() }
  }
  for (const scale of partScales) {
    // More than the whole is no part of it.
    if (scale > whole.scale) yield partOf(page, size, scale)
  }
}

/** More of them would be a grey field. */
const mostShapes = 150

/** Words of the usual size can be read at these. */
const partScales = [0.45, 0.6]

function firstDrawnPage(input: Pick<FlowchartInput, 'snapshot' | 'theme' | 'measurer'>): FlowchartPage | undefined {
  for (const { id } of input.snapshot.pages) {
    const page = composeFlowchart({ ...input, page: id })
    if (page.parts.items.shapes.length > 0) return page
  }
  return undefined
}

/** As much as fits, from where people begin to read. */
function partOf(page: FlowchartPage, { width, height, padding }: ThumbnailSize, scale: number): Thumbnail {
  const { bounds } = page
  const area: Rect = {
    x: bounds.x - padding / scale,
    y: bounds.y - padding / scale,
    width: width / scale,
    height: height / scale,
  }
  return {
    scale,
    paper: page.paper,
    words: page.layers(area).flatMap((layer) => layer.flatMap(({ primitives }) => wordsIn(primitives))),
    bounds: area,
    layers: () => page.layers(area),
    background: () => page.background(widened(area)),
  }
}

function wordsIn(primitives: ReturnType<FlowchartPage['layers']>[number][number]['primitives']): number[] {
  return primitives.flatMap((part) => (part.kind === 'text' ? part.font.size : []))
}
