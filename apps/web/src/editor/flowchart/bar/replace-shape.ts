import type { Point } from '@ramify/geometry'
import { flowShape, shapeSets } from '@ramify/scene'
import { Shapes } from 'lucide-react'
import { createStore } from '../../../platform/store.ts'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { surroundings } from '../../core/surroundings.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { askForShape } from '../palette/asked-shape.ts'
import { choose } from '../style/chosen.ts'

/** Whether the shapes to choose from are shown. */
export const isReplacing = createStore(false)

/** What a shape can become: those that are nothing but a form with words, and no parts of others. */
export const replacements: readonly string[] = (['flow', 'data', 'basic'] as const).flatMap((set) =>
  shapeSets[set].filter(({ isFrame, tone }) => !isFrame && tone !== 'bare').map(({ id }) => id),
)

/** Frames hold others, and pools, tables and pictures are more than their form. */
export function isReplaceable(kind: string): boolean {
  const { isFrame, isPicture, isWhole } = flowShape(kind)
  return !isFrame && !isPicture && !isWhole && kind !== 'group'
}

/** Words, size, look and connectors stay. */
export function replaceShapes(editor: FlowchartEditor, kind: string): void {
  const shapes = choose(editor).shapes.things.filter(({ shape }) => isReplaceable(shape.kind) && shape.stack === null)
  if (shapes.length > 0) editor.execute({ type: 'setShapes', shapes: shapes.map(({ id }) => id), kind })
}

function isSelectedAt(editor: FlowchartEditor, place: Point): boolean {
  const page = editor.scene.get()
  return idsOf(editor.selection.get()).shapes.some((id) => page.shapeOf(id)?.isHit(place, 0))
}

export function replaceAction(editor: FlowchartEditor): EditorAction {
  return {
    id: 'flowchart.replace-shape',
    label: 'flowchart.action.replace-shape',
    shortLabel: 'flowchart.short.shape',
    icon: Shapes,
    group: 'edit',
    keys: ['alt+shift+k'],
    isVisible: () => editor.mayEdit,
    isEnabled: () => {
      const [only, other] = editor.selection.get()
      if (only?.type !== 'shape' || other) return 'flowchart.reason.one-shape'
      const { shapes, lockReason } = choose(editor)
      if (lockReason !== null) return lockReason
      return (
        shapes.things.some(({ shape }) => isReplaceable(shape.kind) && shape.stack === null) ||
        'flowchart.reason.not-replaceable'
      )
    },
    run: () => {
      // In a hand there is no bar that its shapes could open from.
      if (surroundings.get() !== 'hand') isReplacing.set(!isReplacing.get())
      else
        askForShape({
          fits: (kind) => replacements.includes(kind),
          choose: (kind) => replaceShapes(editor, kind),
          isAt: (place) => isSelectedAt(editor, place),
        })
    },
  }
}
