import {
  ArrowDownToLine,
  ArrowUpToLine,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  RotateCwSquare,
  Rows2,
  Trash2,
} from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import {
  addLane,
  canMoveLane,
  currentLane,
  currentPool,
  divide,
  holdsLanes,
  moveLane,
  removeLane,
  turnLanes,
} from './lanes.ts'
import { leadShape } from './lead-shape.ts'
import { isStack } from './parts.ts'

/** What is done with the lanes of pools. */
export function laneActions(editor: FlowchartEditor): readonly EditorAction[] {
  const isVisible = () => editor.mayEdit
  const noLane = 'flowchart.reason.no-lane' as const
  const locked = 'flowchart.reason.locked' as const
  const unlessLockedPool = (may: boolean) => {
    if (!may) return noLane
    const pool = currentPool(editor) ?? leadShape(editor)
    return (pool !== undefined && !isLockedShape(editor.document.snapshot, pool.id)) || locked
  }
  const inLane = () => unlessLockedPool(currentLane(editor) !== undefined)
  const inPool = () => {
    const lead = leadShape(editor)
    return unlessLockedPool(currentPool(editor) !== undefined || (lead !== undefined && holdsLanes(lead)))
  }
  const canDivide = () => {
    const lead = leadShape(editor)
    return unlessLockedPool(lead !== undefined && holdsLanes(lead) && !isStack(lead))
  }
  const canMove = (by: 1 | -1) => () => {
    const allowed = inLane()
    return allowed === true ? canMoveLane(editor, by) || ('flowchart.reason.end-of-lanes' as const) : allowed
  }
  return [
    {
      id: 'flowchart.lane-before',
      label: 'flowchart.action.lane-before',
      icon: BetweenHorizontalStart,
      group: 'create',
      isVisible,
      isEnabled: inPool,
      run: () => addLane(editor, 'before'),
    },
    {
      id: 'flowchart.lane-after',
      label: 'flowchart.action.lane-after',
      icon: BetweenHorizontalEnd,
      group: 'create',
      isVisible,
      isEnabled: inPool,
      run: () => addLane(editor, 'after'),
    },
    {
      id: 'flowchart.lane-divide',
      label: 'flowchart.action.lane-divide',
      icon: Rows2,
      group: 'create',
      isVisible,
      isEnabled: canDivide,
      run: () => {
        const lead = leadShape(editor)
        if (lead) divide(editor, lead.id)
      },
    },
    {
      id: 'flowchart.lane-earlier',
      label: 'flowchart.action.lane-earlier',
      icon: ArrowUpToLine,
      group: 'edit',
      isVisible,
      isEnabled: canMove(-1),
      run: () => moveLane(editor, -1),
    },
    {
      id: 'flowchart.lane-later',
      label: 'flowchart.action.lane-later',
      icon: ArrowDownToLine,
      group: 'edit',
      isVisible,
      isEnabled: canMove(1),
      run: () => moveLane(editor, 1),
    },
    {
      id: 'flowchart.lanes-turn',
      label: 'flowchart.action.lanes-turn',
      icon: RotateCwSquare,
      group: 'edit',
      isVisible,
      isEnabled: () => unlessLockedPool(currentPool(editor) !== undefined),
      run: () => turnLanes(editor),
    },
    {
      id: 'flowchart.lane-delete',
      label: 'flowchart.action.lane-delete',
      icon: Trash2,
      group: 'edit',
      isVisible,
      isEnabled: inLane,
      isDestructive: true,
      run: () => removeLane(editor),
    },
  ]
}
