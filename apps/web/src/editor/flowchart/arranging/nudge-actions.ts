import { MoveDown, MoveLeft, MoveRight, MoveUp } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { gridSize } from '../gestures/snap.ts'
import { idsOf } from '../items/items.ts'
import { movableSelected } from './movable.ts'
import { moveSelected } from './move-shapes.ts'
import { resizeEach } from './resize-each.ts'

const ways = [
  { way: 'up', icon: MoveUp, x: 0, y: -1 },
  { way: 'down', icon: MoveDown, x: 0, y: 1 },
  { way: 'left', icon: MoveLeft, x: -1, y: 0 },
  { way: 'right', icon: MoveRight, x: 1, y: 0 },
] as const

const sizes = [
  { what: 'wider', way: 'right', width: 1, height: 0 },
  { what: 'narrower', way: 'left', width: -1, height: 0 },
  { what: 'taller', way: 'down', width: 0, height: 1 },
  { what: 'shorter', way: 'up', width: 0, height: -1 },
] as const

/** Arrow keys alone walk: with Shift they move what is selected, with Ctrl or Command they resize it. */
export function nudgeActions(editor: FlowchartEditor): readonly EditorAction[] {
  const common = { group: 'edit', repeats: true, isVisible: () => editor.mayEdit } as const
  const hasMovable = () => movableSelected(editor).length > 0 || ('editor.reason.nothing-selected-here' as const)
  const canMove = () =>
    idsOf(editor.selection.get()).connectors.length > 0 ||
    hasMovable() === true ||
    ('editor.reason.nothing-selected-here' as const)
  const resize = (by: { width: number; height: number }, step: number) =>
    resizeEach(
      editor,
      movableSelected(editor),
      (_, { width, height }) => ({
        ...(by.width !== 0 && { width: Math.max(1, width + by.width * step) }),
        ...(by.height !== 0 && { height: Math.max(1, height + by.height * step) }),
      }),
      0,
    )
  return [
    ...ways.map(({ way, icon, x, y }) => ({
      ...common,
      icon,
      id: `editor.nudge-${way}`,
      label: `editor.action.nudge-${way}` as const,
      keys: [`shift+arrow${way}`],
      isEnabled: canMove,
      run: () => moveSelected(editor, { x: x * gridSize, y: y * gridSize }),
    })),
    ...ways.map(({ way, x, y }) => ({
      ...common,
      icon: null,
      id: `flowchart.nudge-${way}-little`,
      label: `flowchart.action.nudge-${way}-little` as const,
      keys: [`mod+alt+shift+arrow${way}`],
      isEnabled: canMove,
      run: () => moveSelected(editor, { x, y }),
    })),
    ...sizes.map(({ what, way, ...by }) => ({
      ...common,
      icon: null,
      id: `flowchart.${what}`,
      label: `flowchart.action.${what}` as const,
      keys: [`mod+arrow${way}`],
      isEnabled: hasMovable,
      run: () => resize(by, gridSize),
    })),
    ...sizes.map(({ what, way, ...by }) => ({
      ...common,
      icon: null,
      id: `flowchart.${what}-little`,
      label: `flowchart.action.${what}-little` as const,
      keys: [`mod+shift+arrow${way}`],
      isEnabled: hasMovable,
      run: () => resize(by, 1),
    })),
  ]
}
