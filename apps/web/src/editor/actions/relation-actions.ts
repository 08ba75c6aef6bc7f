import { ArrowLeftRight, RotateCcw, Spline } from 'lucide-react'
import type { Editor } from '../editor.ts'
import { join } from '../relations/join.ts'
import { beginRelating, relatingOf } from '../relations/relating.ts'
import { swapEnds } from '../relations/swap-ends.ts'
import type { EditorAction } from './editor-action.ts'

/** What is done to relation lines. */
export function relationActions(editor: Editor): readonly EditorAction[] {
  const { document, selection, picked } = editor
  const lineNow = () => {
    const thing = picked.get()
    return thing?.kind === 'line' ? document.snapshot.lines.get(thing.id) : undefined
  }
  const common = { group: 'topic', isVisible: () => !editor.readOnly } as const
  return [
    {
      ...common,
      id: 'editor.relate',
      label: 'editor.action.relate',
      icon: Spline,
      keys: ['alt+y'],
      isOn: () => relatingOf(editor).get() !== null,
      isEnabled: () => {
        const count = selection.get().length
        if (count === 0) return 'editor.reason.nothing-selected'
        return count <= 2 || 'editor.reason.two-topics'
      },
      run: () => {
        const [from, to] = selection.get()
        const isOn = relatingOf(editor).get() !== null
        if (isOn) relatingOf(editor).set(null)
        else if (from !== undefined && to !== undefined) join(editor, from, to)
        else if (from !== undefined) beginRelating(editor, from)
      },
    },
    {
      ...common,
      id: 'editor.turn-line',
      label: 'editor.action.turn-line',
      icon: ArrowLeftRight,
      isVisible: () => !editor.readOnly && lineNow() !== undefined,
      run: () => {
        const line = lineNow()
        if (line) swapEnds(editor, line)
      },
    },
    {
      ...common,
      id: 'editor.reset-curve',
      label: 'editor.action.reset-curve',
      icon: RotateCcw,
      isVisible: () => !editor.readOnly && lineNow() !== undefined,
      isEnabled: () => (lineNow()?.bend.length ?? 0) > 0 || 'editor.reason.not-bent',
      run: () => {
        const line = lineNow()
        if (line) editor.act({ type: 'setLine', id: line.id, bend: [] })
      },
    },
  ]
}
