import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { PageGuide } from '../gestures/preview.ts'
import { toGrid } from '../gestures/snap.ts'
import { guideAt, guidesOf, rulerAt, rulerThickness, withGuide } from './page-guides.ts'

/** Pixels of the screen: so near to a guide it is meant. */
const slack = 4
const fingerSlack = 12

/** A press on a ruler, which has a new guide in it. */
export function pressRuler(editor: FlowchartEditor, { point }: Sample): Gesture | null {
  const axis = rulerAt(editor, point)
  return axis && dragGuide(editor, axis, null)
}

/** A press on a guide where nothing else is. */
export function pressGuide(editor: FlowchartEditor, { point }: Sample, isTouch: boolean): Gesture | null {
  const guide = guideAt(editor, point, isTouch ? fingerSlack : slack)
  return guide && dragGuide(editor, guide.axis, guide)
}

/** Which guide the pointer is at, or which would come out of the ruler that it is at. */
export function pointedGuide(editor: FlowchartEditor, point: Point): 'x' | 'y' | null {
  return rulerAt(editor, point) ?? guideAt(editor, point, slack)?.axis ?? null
}

export const guideCursor = (axis: 'x' | 'y') => (axis === 'x' ? 'col-resize' : 'row-resize')

/** Carries a guide over the page; let go on its ruler it is gone. */
function dragGuide(editor: FlowchartEditor, axis: 'x' | 'y', from: PageGuide | null): Gesture {
  let isMoved = false
  const placeAt = ({ point, toggles: isFree }: Sample): PageGuide | null => {
    if (point[axis] < rulerThickness) return null
    const at = toMap(editor.view.get(), point)[axis]
    return { axis, at: Math.round(isFree ? at : at + toGrid(at)) }
  }
  const gesture: Gesture = {
    cursor: guideCursor(axis),
    move: (sample) => {
      isMoved = true
      editor.gesturePreview.set({ kind: 'guide', from, to: placeAt(sample) })
      return gesture
    },
    end: (sample) => {
      editor.gesturePreview.set(null)
      const to = placeAt(sample)
      if (!isMoved || (from === null && to === null)) return
      editor.execute({ type: 'setPage', page: editor.page.get(), guides: withGuide(guidesOf(editor), from, to) })
    },
    cancel: () => editor.gesturePreview.set(null),
  }
  return gesture
}
