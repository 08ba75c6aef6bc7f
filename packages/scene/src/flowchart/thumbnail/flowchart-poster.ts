import { drawPattern } from '../../drawing/background.ts'
import { type PosterOptions, paintPosterOf } from '../../thumbnail/poster.ts'
import { composeFlowchart, type FlowchartInput } from '../compose/compose-flowchart.ts'
import type { FlowchartPage } from '../compose/flowchart-page.ts'

/** A larger page is shown so small that bars stand for its words. */
const mostInDetail = 300
/** Whoever comes draws a still larger one sooner than they get a picture of it. */
const mostItems = 2_000

/** The outlines of more of them would be megabytes. */
const mostLetters = 100_000

const lettersIn = ({ parts }: FlowchartPage): number =>
  parts.items.shapes.reduce((sum, { shape }) => sum + shape.text.text.length, 0)

/** The first page as viewers show it first: all of it. Null when nothing is on it, or too much. */
export function paintFlowchartPoster(
  input: Pick<FlowchartInput, 'snapshot' | 'theme' | 'measurer'>,
  options: PosterOptions,
): string | null {
  const page = composeFlowchart(input)
  const { items, snapshot } = page.parts
  const count = items.shapes.length + items.connectors.length + snapshot.labels.size
  if (count === 0 || count > mostItems || lettersIn(page) > mostLetters) return null
  const { bounds, paper } = page
  return paintPosterOf(
    {
      area: bounds,
      landmarks: { bounds, root: null, mains: null },
      paper,
      layers: count > mostInDetail ? page.farLayers() : page.layers(),
      pattern: (area) => drawPattern(page.parts.page, page.theme, area),
    },
    options,
  )
}
