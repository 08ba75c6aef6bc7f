import { type ConnectorSnapshot, type FlowchartCommand, isShapeEnd } from '@ramify/document'
import {
  ArrowLeftRight,
  ArrowUpRight,
  Cable,
  ChevronsLeft,
  ChevronsRight,
  CornerDownRight,
  Eraser,
  FlipHorizontal2,
  Minus,
  MoveHorizontal,
  MoveLeft,
  MoveRight,
  Network,
  Redo,
  RotateCcw,
  Scissors,
  SkipBack,
  SkipForward,
  Slash,
  Spline,
  Undo2,
} from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { leadOf } from '../../core/selection.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf, shapeItem } from '../items/items.ts'
import { removeSelected } from '../items/remove-items.ts'
import { connectorsAt, connectSelected, selectConnected } from './connected.ts'
import { type ArrowEnds, arrowEndsOf, withArrows, withSwappedArrows } from './connector-looks.ts'
import { connectorTool } from './connector-tool.ts'
import { goBack, selectedConnector, stepConnector } from './walk-connectors.ts'

/** What is done to connectors. */
export function connectorActions(editor: FlowchartEditor): readonly EditorAction[] {
  const common = { group: 'edit', isVisible: () => editor.mayEdit } as const
  const selected = (): ConnectorSnapshot[] =>
    idsOf(editor.selection.get()).connectors.flatMap((id) => editor.document.snapshot.connectors.get(id) ?? [])
  const changed = () => selected().filter(({ locked }) => !locked)
  const has = (isMeant: (each: ConnectorSnapshot) => boolean, reason: Reason) => () => {
    const all = changed()
    if (all.length === 0) return 'flowchart.reason.no-connector' as const
    return all.some(isMeant) || reason
  }
  const any = has(() => true, 'flowchart.reason.no-connector')
  const each = (command: (connector: ConnectorSnapshot) => FlowchartCommand) =>
    void editor.batch(changed().map(command))

  const style = (name: string, icon: EditorAction['icon']): EditorAction => ({
    ...common,
    id: `flowchart.connector-${name}`,
    label: `flowchart.action.connector-${name}` as 'flowchart.action.connector-straight',
    icon,
    isEnabled: any,
    isOn: () => changed().length > 0 && changed().every((connector) => connector.style === name),
    run: () => void editor.execute({ type: 'setConnectors', connectors: changed().map(({ id }) => id), style: name }),
  })
  const arrows = (ends: ArrowEnds, icon: EditorAction['icon']): EditorAction => ({
    ...common,
    id: `flowchart.arrows-${ends}`,
    label: `flowchart.action.arrows-${ends}`,
    icon,
    isEnabled: any,
    isOn: () => changed().length > 0 && changed().every(({ look }) => arrowEndsOf(look) === ends),
    run: () => each((connector) => withArrows(connector, ends)),
  })
  const jumps = (name: 'arc' | 'gap' | 'none', icon: EditorAction['icon']): EditorAction => ({
    ...common,
    id: `flowchart.jumps-${name}`,
    label: `flowchart.action.jumps-${name}`,
    icon,
    isOn: () => {
      const now = editor.document.snapshot.jumps
      return name === (now === 'arc' || now === 'gap' ? now : 'none')
    },
    run: () => void editor.execute({ type: 'setSettings', jumps: name }),
  })
  const goTo = (end: 'from' | 'to', icon: EditorAction['icon'], key: string): EditorAction => ({
    ...common,
    id: end === 'from' ? 'flowchart.go-to-start' : 'flowchart.go-to-end',
    label: end === 'from' ? 'flowchart.action.go-to-start' : 'flowchart.action.go-to-end',
    icon,
    group: 'go',
    keys: [key],
    worksWhileLocked: true,
    isVisible: () => true,
    isEnabled: () => shapeAt(editor, end) !== null || 'flowchart.reason.no-connector-end',
    run: () => {
      const shape = shapeAt(editor, end)
      if (shape === null) return
      editor.select([shapeItem(shape)])
      editor.show(shapeItem(shape))
    },
  })

  const step = (by: 1 | -1, id: string, label: Step, icon: EditorAction['icon'], key: string): EditorAction => ({
    ...common,
    id,
    label,
    icon,
    group: 'go',
    keys: [key],
    worksWhileLocked: true,
    repeats: true,
    isVisible: () => true,
    isEnabled: () => {
      const lead = leadOf(editor.selection.get())
      const isConnected = lead?.type === 'shape' && connectorsAt(editor.document.snapshot, lead.id).length > 0
      return isConnected || selectedConnector(editor) !== null || 'flowchart.reason.not-connected'
    },
    run: () => void stepConnector(editor, by),
  })

  return [
    {
      ...common,
      id: 'flowchart.tool-connector',
      label: 'flowchart.action.tool-connector',
      icon: ArrowUpRight,
      keys: ['alt+l'],
      isOn: () => editor.tools.chosen.get() === connectorTool,
      run: () => editor.tools.chosen.set(editor.tools.chosen.get() === connectorTool ? 'select' : connectorTool),
    },
    {
      ...common,
      id: 'flowchart.connect',
      label: 'flowchart.action.connect',
      icon: Cable,
      keys: ['alt+shift+l'],
      isEnabled: () => idsOf(editor.selection.get()).shapes.length > 1 || 'flowchart.reason.two-shapes',
      run: () => connectSelected(editor),
    },
    {
      ...common,
      id: 'flowchart.connector-reverse',
      label: 'flowchart.action.connector-reverse',
      shortLabel: 'flowchart.short.reverse',
      icon: ArrowLeftRight,
      isEnabled: any,
      run: () => void editor.execute({ type: 'reverseConnectors', connectors: changed().map(({ id }) => id) }),
    },
    {
      ...common,
      id: 'flowchart.connector-reset',
      label: 'flowchart.action.connector-reset',
      icon: RotateCcw,
      isEnabled: has(({ bends }) => bends.length > 0, 'flowchart.reason.automatic-route'),
      run: () => {
        const bent = changed().filter(({ bends }) => bends.length > 0)
        editor.execute({ type: 'setConnectors', connectors: bent.map(({ id }) => id), bends: null })
      },
    },
    style('orthogonal', CornerDownRight),
    style('rounded', Redo),
    style('straight', Slash),
    style('curved', Spline),
    arrows('end', MoveRight),
    arrows('start', MoveLeft),
    arrows('both', MoveHorizontal),
    arrows('none', Minus),
    {
      ...common,
      id: 'flowchart.arrows-swap',
      label: 'flowchart.action.arrows-swap',
      icon: FlipHorizontal2,
      isEnabled: has(
        ({ look }) => (look.startArrow ?? 'none') !== (look.endArrow ?? 'arrow'),
        'flowchart.reason.same-arrows',
      ),
      run: () => each(withSwappedArrows),
    },
    jumps('arc', Redo),
    jumps('gap', Scissors),
    jumps('none', Minus),
    {
      ...common,
      id: 'flowchart.select-connected',
      label: 'flowchart.action.select-connected',
      icon: Network,
      worksWhileLocked: true,
      isVisible: () => true,
      isEnabled: () => {
        const { shapes, connectors } = idsOf(editor.selection.get())
        return shapes.length + connectors.length > 0 || 'editor.reason.nothing-selected-here'
      },
      run: () => selectConnected(editor),
    },
    step(1, 'flowchart.next-connector', 'flowchart.action.next-connector', ChevronsRight, 'alt+n'),
    step(-1, 'flowchart.previous-connector', 'flowchart.action.previous-connector', ChevronsLeft, 'alt+shift+n'),
    {
      ...common,
      id: 'flowchart.go-back',
      label: 'flowchart.action.go-back',
      icon: Undo2,
      group: 'go',
      keys: ['alt+b'],
      worksWhileLocked: true,
      isVisible: () => true,
      isEnabled: () => editor.connectorState.visited.get().length > 0 || 'flowchart.reason.nowhere-back',
      run: () => void goBack(editor),
    },
    goTo('from', SkipBack, 'alt+shift+j'),
    goTo('to', SkipForward, 'alt+j'),
    {
      ...common,
      id: 'flowchart.delete-plain',
      label: 'flowchart.action.delete-plain',
      icon: Eraser,
      keys: ['mod+delete', 'mod+backspace'],
      isDestructive: true,
      isEnabled: () => idsOf(editor.selection.get()).shapes.length > 0 || 'editor.reason.nothing-selected-here',
      run: () => removeSelected(editor, false),
    },
  ]
}

type Step = 'flowchart.action.next-connector' | 'flowchart.action.previous-connector'

type Reason = 'flowchart.reason.no-connector' | 'flowchart.reason.automatic-route' | 'flowchart.reason.same-arrows'

function shapeAt(editor: FlowchartEditor, which: 'from' | 'to'): string | null {
  const end = editor.document.snapshot.connectors.get(selectedConnector(editor) ?? '')?.[which]
  return end && isShapeEnd(end) ? end.shape : null
}
