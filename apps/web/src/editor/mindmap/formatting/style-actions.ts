import { themeById, themes } from '@ramify/themes'
import { Eraser, Paintbrush, PaintRoller, RotateCcw, WandSparkles } from 'lucide-react'
import type { EditorAction } from '../../core/actions/editor-action.ts'
import type { MapEditor } from '../map-editor.ts'
import { someSelected } from '../selection/conditions.ts'
import { chooseThemeByName, themeNamed } from '../themes/asked-theme.ts'
import { carriedLook, putDownLook, takeUpLook } from './carried-look.ts'

/** Looks as a whole: carried from topic to topic, or taken off. */
export function styleActions(editor: MapEditor): readonly EditorAction[] {
  const common = { group: 'topic', isVisible: () => editor.mayEdit } as const
  const selected = someSelected(editor)
  const chosen = () => editor.selectedTopics.get().flatMap((id) => editor.document.snapshot.nodes.get(id) ?? [])
  return [
    {
      ...common,
      id: 'editor.copy-style',
      label: 'editor.style.copy',
      icon: PaintRoller,
      keys: ['mod+alt+c'],
      isEnabled: selected,
      isOn: () => carriedLook.get() !== null,
      run: () => (carriedLook.get() ? carriedLook.set(null) : takeUpLook(editor)),
    },
    {
      ...common,
      id: 'editor.paste-style',
      label: 'editor.style.paste',
      icon: Paintbrush,
      keys: ['mod+alt+v'],
      isEnabled: () => (carriedLook.get() === null ? 'editor.reason.no-style' : selected()),
      run: () => putDownLook(editor, editor.selectedTopics.get()),
    },
    {
      ...common,
      id: 'editor.reset-style',
      label: 'editor.style.reset',
      icon: Eraser,
      isEnabled: () => chosen().some(({ look }) => Object.keys(look).length > 0) || 'editor.reason.no-own-style',
      run: () => void editor.execute({ type: 'setLook', ids: editor.selectedTopics.get(), look: null }),
    },
    {
      ...common,
      group: 'view',
      id: 'editor.match-theme',
      label: 'editor.action.match-theme',
      icon: WandSparkles,
      run: () => matchTheme(editor),
    },
    {
      ...common,
      id: 'editor.reset-places',
      label: 'editor.layout.put-back',
      icon: RotateCcw,
      isEnabled: () => moved(editor).length > 0 || 'editor.reason.none-moved',
      run: () => void editor.execute({ type: 'setNudge', ids: moved(editor), nudge: null }),
    },
  ]
}

/** Another theme at every press: as light or as dark as this one, and one that the person may choose. */
function matchTheme(editor: MapEditor): void {
  const theme = editor.askedTheme.get()?.style.theme ?? editor.document.snapshot.theme
  const { dark } = themeById(theme)
  const fitting = Object.values(themes).filter((each) => each.dark === dark && each.level === 0)
  const next = fitting[(fitting.findIndex(({ id }) => id === theme) + 1) % fitting.length]
  if (next) chooseThemeByName(editor, themeNamed(next.id), next.level)
}

/** Those of the selection that somebody moved by hand; of the whole map where nothing is selected. */
function moved({ selectedTopics, document: { snapshot } }: MapEditor): string[] {
  const ids = selectedTopics.get()
  const among = ids.length > 0 ? ids.flatMap((id) => snapshot.nodes.get(id) ?? []) : [...snapshot.nodes.values()]
  return among.filter(({ nudge }) => nudge !== null).map(({ id }) => id)
}
