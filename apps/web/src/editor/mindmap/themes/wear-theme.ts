import type { Command } from '@ramify/document'
import type { MapEditor, Trial } from '../map-editor.ts'
import { backgroundWith, type MapStyle, styleCommands } from './map-style.ts'
import { isDressed, plainLooks } from './plain-looks.ts'
import { handMade, hasOwnLooks, styleIn, type ThemeChoice, wornTheme } from './theme-choice.ts'

/** Whether people styled anything by hand that a theme would hide or be hidden by. */
export function hasStylesByHand(editor: MapEditor): boolean {
  const { snapshot } = editor.document
  return [...snapshot.nodes.values()].some(isDressed) || hasOwnLooks(madeByHand(editor))
}

/** The map as it would look. */
export function trialOf(editor: MapEditor, choice: ThemeChoice, isKept: boolean): Trial {
  const { snapshot } = editor.document
  const style = styleIn(choice, madeByHand(editor), isKept)
  return { ...partsOf(editor, style), ...(!isKept && { nodes: plainLooks(snapshot.nodes) }) }
}

/** Puts it on, in one step; looks of single topics are taken off where they are not kept. */
export function wearTheme(editor: MapEditor, choice: ThemeChoice, isKept: boolean): void {
  const { snapshot } = editor.document
  const style = styleIn(choice, madeByHand(editor), isKept)
  const dressed = isKept ? [] : [...snapshot.nodes.values()].filter(isDressed).map(({ id }) => id)
  const undressing: Command[] = dressed.length > 0 ? [{ type: 'setLook', ids: dressed, look: null }] : []
  editor.batch([...styleCommands(snapshot, style), ...undressing])
}

/** A style as parts of a snapshot: nothing said is said too. */
export function partsOf({ document: { snapshot } }: MapEditor, style: MapStyle) {
  const { theme, levels = {}, colors = [], spacing = {} } = style
  return { theme, levels, colors, spacing, background: backgroundWith(snapshot, style) }
}

function madeByHand({ document: { snapshot }, themes }: MapEditor): MapStyle {
  return handMade(snapshot, wornTheme(snapshot, themes.get()))
}
