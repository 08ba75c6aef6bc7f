import type { Background, Patch } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'

/** Changes some of what is behind the map; null leaves it to the theme. */
export function paintBackground(editor: MapEditor, patch: Patch<Background>): void {
  const { background } = editor.document.snapshot
  const rest = Object.entries({ ...background, ...patch }).filter(([, value]) => value !== null)
  editor.execute({ type: 'setBackground', background: rest.length === 0 ? null : Object.fromEntries(rest) })
}
