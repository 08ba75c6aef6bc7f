import type { PageGuides } from '@ramify/document'
import type { Point, Rect } from '@ramify/geometry'
import { toMap, visibleRect } from '../../core/viewport/viewport.ts'
import { areRulersOn } from '../arranging/snap-settings.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { PageGuide } from '../gestures/preview.ts'

/** Pixels of the screen, as in Rulers.module.css. */
export const rulerThickness = 20

const none: PageGuides = { x: [], y: [] }

/** Rulers and the guides that come from them are for those who draw. */
export function areRulersShown(editor: FlowchartEditor): boolean {
  return areRulersOn.get() && editor.mayEdit && !editor.readOnly
}

export function guidesOf({ document, page }: FlowchartEditor): PageGuides {
  return document.snapshot.pages.find(({ id }) => id === page.get())?.guides ?? none
}

/** The guides as they would be with one at another place; null takes it away or adds none. */
export function withGuide(guides: PageGuides, from: PageGuide | null, to: PageGuide | null): PageGuides {
  const without = (axis: 'x' | 'y') => {
    const at = from?.axis === axis ? guides[axis].indexOf(from.at) : -1
    return at < 0 ? guides[axis] : guides[axis].toSpliced(at, 1)
  }
  const placed = (axis: 'x' | 'y') => (to?.axis === axis ? [...without(axis), to.at] : without(axis))
  return { x: placed('x'), y: placed('y') }
}

/** The guide at a point of the screen. */
export function guideAt(editor: FlowchartEditor, point: Point, slack: number): PageGuide | null {
  if (!areRulersShown(editor)) return null
  const view = editor.view.get()
  const at = toMap(view, point)
  const guides = guidesOf(editor)
  for (const axis of ['x', 'y'] as const) {
    const near = guides[axis].find((each) => Math.abs(each - at[axis]) * view.zoom <= slack)
    if (near !== undefined) return { axis, at: near }
  }
  return null
}

/** The ruler at a point of the screen, by the guides that come out of it: the upper one has level guides. */
export function rulerAt(editor: FlowchartEditor, { x, y }: Point): 'x' | 'y' | null {
  if (!areRulersShown(editor)) return null
  const [isInLeft, isInTop] = [x < rulerThickness, y < rulerThickness]
  if (isInLeft === isInTop) return null
  return isInTop ? 'y' : 'x'
}

/** As boxes that shapes come in line with: without any width, and out of sight where they would count on the other axis. */
export function guideBoxes(editor: FlowchartEditor): Rect[] {
  if (!areRulersShown(editor)) return []
  const { x, y } = visibleRect(editor.view.get(), editor.screen.get())
  const guides = guidesOf(editor)
  return [
    ...guides.x.map((at) => ({ x: at, y: y - 3 * farAway, width: 0, height: farAway })),
    ...guides.y.map((at) => ({ x: x - 3 * farAway, y: at, width: farAway, height: 0 })),
  ]
}

const farAway = 100_000
