import { goToPanel } from '../../core/panels/panel-focus.ts'
import type { MapEditor } from '../map-editor.ts'
import type { OwnTheme } from './own-theme.ts'
import type { NamedChoice } from './theme-choice.ts'
import { hasStylesByHand, trialOf, wearTheme } from './wear-theme.ts'

/** One that comes with the app. */
export function themeNamed(id: string): NamedChoice {
  return { id, style: { theme: id }, isOwn: false }
}

export function ownChoice(theme: OwnTheme): NamedChoice {
  return { id: theme.id, style: theme, isOwn: true }
}

/** Whoever goes on with the map has answered too: then nothing made by hand is lost. */
export function settleThemeOnChange(editor: MapEditor): void {
  for (const store of [editor.selection, editor.writing]) store.subscribe(() => settleTheme(editor, true))
}

/** Puts a theme on, or shows it and asks first; false where the person may not have it. */
export function chooseTheme(editor: MapEditor, choice: NamedChoice, level: number): boolean {
  if (!editor.mayChoose(level)) return false
  const asked = editor.askedTheme
  const isAsked = hasStylesByHand(editor)
  asked.set(isAsked ? choice : null)
  editor.preview(isAsked ? trialOf(editor, choice, true) : null)
  if (!isAsked) wearTheme(editor, choice, true)
  return true
}

/** The same from elsewhere than the panel: where something is asked, the panel opens and has the keys. */
export function chooseThemeByName(editor: MapEditor, choice: NamedChoice, level: number): void {
  if (chooseTheme(editor, choice, level) && editor.askedTheme.get()) goToPanel('theme')
}

/** The answer; nothing happens where nothing is asked, or while the map is only looked at: then it is asked again afterwards. */
export function settleTheme(editor: MapEditor, isKept: boolean): void {
  const asked = editor.askedTheme
  const choice = asked.get()
  if (!choice || editor.readOnly) return
  asked.set(null)
  editor.preview(null)
  wearTheme(editor, choice, isKept)
}
