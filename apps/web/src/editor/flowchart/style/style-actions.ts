import { Eraser, Paintbrush, PaintRoller, Pin, PinOff } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import { emphases, emphasisLooks } from '../../input/text/emphases.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { type Chosen, choose } from './chosen.ts'
import { copiedStyle, copyStyle, isPainting, pasteStyle } from './copied-style.ts'
import { defaultStyle, keepAsDefault } from './default-style.ts'
import { isEmphasised, toggleEmphasis } from './emphasis.ts'
import { resetStyle } from './reset-style.ts'

/** Looks as a whole: copied, pasted, painted, kept for what is new, or taken off; and how words stand out. */
export function styleActions(editor: FlowchartEditor): readonly EditorAction[] {
  const common = { group: 'edit', isVisible: () => editor.mayEdit } as const
  const chosen = () => choose(editor)
  const some = () => editor.selection.get().length > 0 || ('editor.reason.nothing-selected-here' as const)
  const someFree = () => {
    const isAny = some()
    return isAny === true ? (chosen().lockReason ?? true) : isAny
  }
  return [
    {
      ...common,
      id: 'editor.copy-style',
      label: 'editor.style.copy',
      icon: PaintRoller,
      keys: ['mod+alt+c'],
      isEnabled: some,
      run: () => void copyStyle(chosen()),
    },
    {
      ...common,
      id: 'editor.paste-style',
      label: 'editor.style.paste',
      icon: Paintbrush,
      keys: ['mod+alt+v'],
      isEnabled: () => (copiedStyle.get() === null ? 'editor.reason.no-style' : someFree()),
      run: () => void pasteStyle(editor, chosen()),
    },
    {
      ...common,
      id: 'flowchart.format-painter',
      label: 'flowchart.action.format-painter',
      icon: PaintRoller,
      keys: ['alt+shift+b'],
      isEnabled: () => isPainting.get() || some(),
      isOn: () => isPainting.get(),
      run: () => isPainting.set(!isPainting.get() && copyStyle(chosen())),
    },
    {
      ...common,
      id: 'editor.reset-style',
      label: 'editor.style.reset',
      icon: Eraser,
      isEnabled: () => {
        const isFree = someFree()
        return isFree === true ? hasOwnLook(chosen()) || 'editor.reason.no-own-style' : isFree
      },
      run: () => resetStyle(editor, chosen()),
    },
    {
      ...common,
      id: 'flowchart.set-default-style',
      label: 'flowchart.action.set-default-style',
      icon: Pin,
      isEnabled: some,
      run: () => keepAsDefault(chosen()),
    },
    {
      ...common,
      id: 'flowchart.clear-default-style',
      label: 'flowchart.action.clear-default-style',
      icon: PinOff,
      isEnabled: () => defaultStyle.get() !== null || ('flowchart.reason.no-default-style' as const),
      run: () => defaultStyle.set(null),
    },
    ...emphases.map(
      (emphasis): EditorAction => ({
        ...common,
        ...emphasisLooks[emphasis],
        id: `editor.${emphasis}`,
        label: `editor.style.${emphasis}` as const,
        worksWhileWriting: true,
        isEnabled: () => editor.writing.get() !== null || someFree(),
        isOn: () => isEmphasised(editor, emphasis),
        run: () => toggleEmphasis(editor, emphasis),
      }),
    ),
  ]
}

function hasOwnLook({ shapes, connectors, labels }: Chosen): boolean {
  const isOwn = (look: object) => Object.keys(look).length > 0
  return (
    shapes.things.some(({ face }) => isOwn(face.look)) ||
    connectors.things.some(({ look }) => isOwn(look)) ||
    labels.some(({ look }) => isOwn(look))
  )
}
