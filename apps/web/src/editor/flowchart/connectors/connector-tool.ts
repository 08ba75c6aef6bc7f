import type { Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import { type Gesture, isDrag, type Sample } from '../../input/gestures/gesture.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { attachmentAt } from './attach.ts'
import { drawConnector } from './draw-connector.ts'

/** The tool that draws connectors from wherever one presses. */
export const connectorTool = 'connector'

export function hasConnectorTool(editor: FlowchartEditor): boolean {
  return toolInHand(editor) === connectorTool && !editor.readOnly
}

/** Drawn once, the tool is put down. */
export function pressWithTool(editor: FlowchartEditor, start: Sample, select: () => void): Gesture {
  const at = toMap(editor.view.get(), start.point)
  editor.connectorState.hint.set(null)
  const pressed: Gesture = {
    cursor: 'crosshair',
    move: (sample) => {
      if (!isDrag(start, sample)) return pressed
      const { end, preview } = attachmentAt(editor, at, { isLoose: start.copies, isExact: start.toggles })
      editor.tools.chosen.set('select')
      return drawConnector(editor, end, preview.place ?? at).move(sample)
    },
    end: select,
    cancel: () => undefined,
  }
  return pressed
}

/** Shows where a connector would begin. */
export function hoverWithTool(editor: FlowchartEditor, point: Point | null): void {
  const isShown = point !== null && hasConnectorTool(editor)
  editor.connectorState.hint.set(isShown ? attachmentAt(editor, toMap(editor.view.get(), point)).preview : null)
}
