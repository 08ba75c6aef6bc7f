import type { FlowchartChange, FlowchartSnapshot, PageId, PageSnapshot, ShapeId } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { flowTheme } from '../faces/flow-theme.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import { FlowchartPage } from './flowchart-page.ts'
import { pageItems, replaceItems } from './page-items.ts'

export interface FlowchartInput {
  readonly snapshot: FlowchartSnapshot
  /** The first one where there is none of this name. */
  readonly page?: PageId
  readonly theme: Theme
  /** When fonts arrived and texts measure differently, this has to be another object. */
  readonly measurer: Measurer
  /** Words that say what this was made with; nothing for members. */
  readonly watermark?: string
  /** How many comments shapes have. When that changes, this has to be another object. */
  readonly comments?: ReadonlyMap<ShapeId, number>
  /**
   * What is on the screen. Ways of connectors that take long may then be found later, by `findWays` of the page, those in sight first; compose
   * again when it has found some. Null: only ways of connectors that were changed themselves, or their shapes, are found now. Without it
   * all are found at once.
   */
  readonly inSight?: () => Rect | null
  /** The page of `change.before`: what did not change is taken from it. */
  readonly previous?: FlowchartPage
  readonly change?: FlowchartChange
}

/** One page as it is drawn. A changed shape costs what it touches, not what else is on the page. */
export function composeFlowchart(input: FlowchartInput): FlowchartPage {
  const { snapshot, theme, measurer, watermark = '', comments = noComments, inSight, change } = input
  const page = pageOf(snapshot, input.page)
  const previous = input.previous?.parts.page.id === page.id ? input.previous : undefined
  const tools = toolsWith({ theme: flowTheme(theme), measurer }, previous?.parts.tools)
  const before = tools === previous?.parts.tools ? previous : undefined
  const place = { faces: tools, comments }
  const old = before?.parts.items
  const isNext = change?.before === before?.parts.snapshot && comments === before?.parts.comments
  const isSame = old && before?.parts.snapshot === snapshot && comments === before.parts.comments
  const replaced = isSame ? old : old && change && isNext && replaceItems(old, change, page, place)
  const items = replaced || pageItems(snapshot, page, place, old)
  return new FlowchartPage({ snapshot, page, tools, items, comments, watermark, inSight }, before)
}

const noComments: ReadonlyMap<ShapeId, number> = new Map()

function pageOf({ pages }: FlowchartSnapshot, id: PageId | undefined): PageSnapshot {
  const page = pages.find((each) => each.id === id) ?? pages[0]
  if (!page) throw new Error('A flowchart has at least one page.')
  return page
}

/** The ones there are, where they make the same faces. */
function toolsWith(tools: FaceTools, before: FaceTools | undefined): FaceTools {
  return before?.theme === tools.theme && before.measurer === tools.measurer ? before : tools
}
