import { type FlowchartCommand, newFlowchart, openFlowchart } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { toScreen } from '../../../apps/web/src/editor/core/viewport/viewport.ts'
import { createFlowchartEditor } from '../../../apps/web/src/editor/flowchart/create-flowchart-editor.ts'
import { flowchart } from '../../../apps/web/src/editor/flowchart/flowchart.ts'
import { beginGesture } from '../../../apps/web/src/editor/flowchart/gestures/begin-gesture.ts'
import { doubleClick } from '../../../apps/web/src/editor/flowchart/gestures/double-click.ts'
import { editorActions } from '../../../apps/web/src/editor/shell/editor-actions.ts'
import { plainMeasurer } from '../../../packages/scene/src/mindmap/testing/map-of.ts'

type Options = Parameters<typeof createFlowchartEditor>[0]
type Items = Omit<Extract<FlowchartCommand, { type: 'addItems' }>, 'type'>

/** A flowchart in an editor without a page: gestures, actions and clipboard are the editor's own. Points are those of the page. */
export async function openHeadlessFlowchart(items: Items = {}, options: Partial<Options> = {}) {
  const document = openFlowchart(newFlowchart({ pageName: 'Page 1', page: 'first' }))
  const added = document.execute({ type: 'addItems', ...items })
  if (!added.ok) throw new Error(added.refusal.code)
  document.mark()
  const editor = createFlowchartEditor({
    kind: flowchart,
    document,
    measurer: plainMeasurer,
    fonts: Promise.resolve(),
    screen: { width: 1280, height: 800 },
    ...options,
  })
  await editor.ready
  const sampleAt = (at: Point, held: Held) => ({
    point: toScreen(editor.view.get(), at),
    extends: held === 'Shift',
    toggles: held === 'Control',
    copies: held === 'Alt',
  })
  return {
    editor,
    document,
    /** Presses at a point and stays pressed. */
    begin: (start: Point, held: Held = null) => {
      let gesture = beginGesture(editor, sampleAt(start, held), { button: 0, isTouch: false })
      const pressed = {
        move: (to: Point) => {
          gesture = gesture?.move(sampleAt(to, held)) ?? null
          return pressed
        },
        /** A frame passes while it rests. */
        rest: (elapsed: number) => gesture?.tick?.(elapsed),
        end: (at: Point) => gesture?.end(sampleAt(at, held)),
      }
      return pressed
    },
    /** A key that is no action. */
    press: (key: string) => flowchart.keys.press({ key } as KeyboardEvent, editor),
    /** Presses at the first point, moves through the others and lets go at the last. */
    drag: (points: readonly [Point, ...Point[]], held: Held = null) => {
      const [start, ...rest] = points
      let gesture = beginGesture(editor, sampleAt(start, held), { button: 0, isTouch: false })
      for (const point of rest) gesture = gesture?.move(sampleAt(point, held)) ?? null
      gesture?.end(sampleAt(points.at(-1) as Point, held))
    },
    doubleClick: (at: Point) => doubleClick(editor, toScreen(editor.view.get(), at)),
    /** What an action would refuse; null when it was done. */
    run: (id: string): string | null => {
      const action = editorActions(editor).find((each) => each.id === id)
      if (!action) throw new Error(`There is no ${id}.`)
      const enabled = action.isEnabled?.() ?? true
      if (enabled !== true) return enabled
      action.run()
      return null
    },
    paste: (flavours: { html?: string; text?: string }) =>
      flowchart.clipboard.paste(editor, { html: '', text: '', ...flavours }),
    texts: () => [...document.snapshot.shapes.values()].map(({ text }) => text.text),
  }
}

type Held = 'Shift' | 'Control' | 'Alt' | null
