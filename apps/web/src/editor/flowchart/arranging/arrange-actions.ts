import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ArrowDownToLine,
  ArrowUpToLine,
  BringToFront,
  type LucideIcon,
  MoveHorizontal,
  MoveVertical,
  RotateCcw,
  RotateCw,
  Scaling,
  SendToBack,
} from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'
import { type AlignEdge, alignEdges, aligned } from './align.ts'
import { type Axis, distributed } from './distribute.ts'
import { movableSelected } from './movable.ts'
import { moveEach } from './move-shapes.ts'
import { makeSameSize, turnSelected } from './resize-each.ts'

const alignLooks: Readonly<Record<AlignEdge, { icon: LucideIcon; keys: readonly string[] }>> = {
  left: { icon: AlignStartVertical, keys: ['alt+a'] },
  center: { icon: AlignCenterVertical, keys: ['alt+h'] },
  right: { icon: AlignEndVertical, keys: ['alt+d'] },
  top: { icon: AlignStartHorizontal, keys: ['alt+w'] },
  middle: { icon: AlignCenterHorizontal, keys: ['alt+v'] },
  bottom: { icon: AlignEndHorizontal, keys: ['alt+s'] },
}

/** Ids in the order of the buttons that do it. */
export const alignIds: readonly string[] = alignEdges.map((edge) => `flowchart.align-${edge}`)
export const distributeIds = ['flowchart.distribute-x', 'flowchart.distribute-y'] as const
export const sameSizeIds = ['flowchart.same-width', 'flowchart.same-height', 'flowchart.same-size'] as const
export const turnIds = ['flowchart.turn-right', 'flowchart.turn-left'] as const
export const orderIds = ['editor.to-front', 'flowchart.forward', 'flowchart.backward', 'editor.to-back'] as const

const distributeLooks: Readonly<Record<Axis, { icon: LucideIcon; keys: readonly string[] }>> = {
  x: { icon: AlignHorizontalSpaceBetween, keys: ['alt+shift+x'] },
  y: { icon: AlignVerticalSpaceBetween, keys: ['alt+shift+y'] },
}

const sizes = [
  { what: 'width', icon: MoveHorizontal, keys: ['alt+shift+w'] },
  { what: 'height', icon: MoveVertical, keys: ['alt+shift+t'] },
  { what: 'size', icon: Scaling, keys: ['alt+shift+s'] },
] as const

const orders = [
  { id: 'editor.to-front', label: 'editor.action.to-front', icon: BringToFront, keys: ['mod+shift+]'], to: 'front' },
  { id: 'flowchart.forward', label: 'flowchart.action.forward', icon: ArrowUpToLine, keys: ['mod+]'], to: 'forward' },
  {
    id: 'flowchart.backward',
    label: 'flowchart.action.backward',
    icon: ArrowDownToLine,
    keys: ['mod+['],
    to: 'backward',
  },
  { id: 'editor.to-back', label: 'editor.action.to-back', icon: SendToBack, keys: ['mod+shift+['], to: 'back' },
] as const

/** What brings shapes into line, and one before another. */
export function arrangeActions(editor: FlowchartEditor): readonly EditorAction[] {
  const common = { group: 'edit', isVisible: () => editor.mayEdit } as const
  const hasMovable =
    (least: number, otherwise: 'flowchart.reason.two-shapes' | 'flowchart.reason.three-shapes') => () =>
      movableSelected(editor).length >= least || otherwise
  const canTurn = () => movableSelected(editor).length > 0 || ('editor.reason.nothing-selected-here' as const)
  const canOrder = () => {
    const { shapes, connectors } = idsOf(editor.selection.get())
    return shapes.length + connectors.length > 0 || ('editor.reason.nothing-selected-here' as const)
  }
  return [
    ...alignEdges.map((edge) => ({
      ...common,
      ...alignLooks[edge],
      id: `flowchart.align-${edge}`,
      label: `flowchart.action.align-${edge}` as const,
      isEnabled: hasMovable(2, 'flowchart.reason.two-shapes'),
      run: () => align(editor, edge),
    })),
    ...(['x', 'y'] as const).map((axis) => ({
      ...common,
      ...distributeLooks[axis],
      id: `flowchart.distribute-${axis}`,
      label: `flowchart.action.distribute-${axis}` as const,
      isEnabled: hasMovable(3, 'flowchart.reason.three-shapes'),
      run: () => distribute(editor, axis),
    })),
    ...sizes.map(({ what, ...look }) => ({
      ...common,
      ...look,
      id: `flowchart.same-${what}`,
      label: `flowchart.action.same-${what}` as const,
      isEnabled: hasMovable(2, 'flowchart.reason.two-shapes'),
      run: () => makeSameSize(editor, what),
    })),
    {
      ...common,
      id: 'flowchart.turn-right',
      label: 'flowchart.action.turn-right',
      icon: RotateCw,
      keys: ['alt+r'],
      isEnabled: canTurn,
      run: () => turnSelected(editor, 90),
    },
    {
      ...common,
      id: 'flowchart.turn-left',
      label: 'flowchart.action.turn-left',
      icon: RotateCcw,
      isEnabled: canTurn,
      run: () => turnSelected(editor, -90),
    },
    ...orders.map(({ to, ...look }) => ({
      ...common,
      ...look,
      isEnabled: canOrder,
      run: () => {
        const { shapes, connectors } = idsOf(editor.selection.get())
        editor.execute({ type: 'arrangeItems', shapes, connectors, to })
      },
    })),
  ]
}

function align(editor: FlowchartEditor, edge: AlignEdge): void {
  const movables = movableSelected(editor)
  const boxes = movables.map(({ box }) => box)
  moveEach(editor, movables, aligned(boxes, edge))
}

function distribute(editor: FlowchartEditor, axis: Axis): void {
  const movables = movableSelected(editor)
  const boxes = movables.map(({ box }) => box)
  moveEach(editor, movables, distributed(boxes, axis))
}
