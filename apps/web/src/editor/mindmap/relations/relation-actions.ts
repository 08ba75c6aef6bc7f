import type { LineSnapshot } from '@ramify/document'
import { ArrowLeftRight, CornerUpLeft, CornerUpRight, MoveLeft, MoveRight, RotateCcw, Spline } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { bendAside } from './bend-aside.ts'
import { join } from './join.ts'
import { beginLeading, beginRelating } from './relating.ts'

/** What is done to relation lines. */
export function relationActions(editor: MapEditor): readonly EditorAction[] {
  const { document, selectedTopics, selectedItem } = editor
  const lineNow = () => {
    const thing = selectedItem.get()
    return thing?.type === 'line' ? document.snapshot.lines.get(thing.id) : undefined
  }
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  const ofLine = (act: (line: LineSnapshot) => void) => ({
    ...common,
    isEnabled: () => lineNow() !== undefined || ('editor.reason.no-line' as const),
    run: () => {
      const line = lineNow()
      if (line) act(line)
    },
  })
  return [
    {
      ...common,
      id: 'editor.relate',
      label: 'editor.action.relate',
      icon: Spline,
      keys: ['alt+y'],
      isOn: () => editor.relating.get() !== null,
      isEnabled: () => {
        const count = selectedTopics.get().length
        if (count === 0) return 'editor.reason.nothing-selected'
        if (document.snapshot.nodes.size === 1) return 'editor.reason.only-topic'
        return count <= 2 || 'editor.reason.two-topics'
      },
      run: () => {
        const [from, to] = selectedTopics.get()
        if (editor.relating.get()) editor.relating.set(null)
        else if (from !== undefined && to !== undefined) join(editor, from, to)
        else if (from !== undefined) beginRelating(editor, from)
      },
    },
    {
      ...ofLine((line) => beginLeading(editor, line, 'from')),
      id: 'editor.lead-start',
      label: 'editor.action.lead-start',
      icon: MoveLeft,
    },
    {
      ...ofLine((line) => beginLeading(editor, line, 'to')),
      id: 'editor.lead-end',
      label: 'editor.action.lead-end',
      icon: MoveRight,
    },
    {
      ...ofLine((line) => swapEnds(editor, line)),
      id: 'editor.turn-line',
      label: 'editor.action.turn-line',
      icon: ArrowLeftRight,
    },
    {
      ...ofLine((line) => bendAside(editor, line, -1)),
      id: 'editor.bend-left',
      repeats: true,
      label: 'editor.action.bend-left',
      icon: CornerUpLeft,
      keys: ['alt+shift+arrowleft'],
    },
    {
      ...ofLine((line) => bendAside(editor, line, 1)),
      id: 'editor.bend-right',
      repeats: true,
      label: 'editor.action.bend-right',
      icon: CornerUpRight,
      keys: ['alt+shift+arrowright'],
    },
    {
      ...ofLine(({ id }) => editor.execute({ type: 'setLine', id, bend: [] })),
      id: 'editor.reset-curve',
      label: 'editor.action.reset-curve',
      icon: RotateCcw,
      isEnabled: () => {
        const line = lineNow()
        return line ? line.bend.length > 0 || 'editor.reason.not-bent' : 'editor.reason.no-line'
      },
    },
  ]
}

/** Reverses a line and keeps its curve. */
function swapEnds(editor: MapEditor, { id, from, to, bend }: LineSnapshot): void {
  editor.execute({ type: 'setLine', id, from: to, to: from, bend: bend.toReversed() })
}
