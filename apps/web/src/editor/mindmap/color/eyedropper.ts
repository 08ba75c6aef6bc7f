import { createStore } from '../../../platform/store.ts'
import { perEditor } from '../../core/per-editor.ts'
import { shownAs } from '../../core/shown-as.ts'
import type { MapEditor } from '../map-editor.ts'

type Take = (color: string) => void

/** What some browsers have, and TypeScript does not know yet. */
interface NativeEyedropper {
  open: () => Promise<{ readonly sRGBHex: string }>
}

/** Who waits for a colour of the map; null: nobody. */
export const eyedropperOf = perEditor(() => createStore<Take | null>(null))

/** An outline has no colours to pick from, unless the browser picks from the whole screen. */
export function canPickColor(editor: MapEditor): boolean {
  return native() !== null || shownAs(editor).get() === 'map'
}

/** From the whole screen where the browser can do that, else from the map. */
export async function pickColor(editor: MapEditor, take: Take): Promise<void> {
  const picker = native()
  if (!picker) return eyedropperOf(editor).set(take)
  try {
    const { sRGBHex } = await picker.open()
    take(sRGBHex)
  } catch (error) {
    // Given up by the person; for any other reason the map is still there to pick from.
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
    if (!isGivenUp && shownAs(editor).get() === 'map') eyedropperOf(editor).set(take)
  }
}

function native(): NativeEyedropper | null {
  const { EyeDropper } = globalThis as { EyeDropper?: new () => NativeEyedropper }
  return EyeDropper ? new EyeDropper() : null
}
