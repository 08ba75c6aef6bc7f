import type { MapEditor, TakeColor } from '../map-editor.ts'

/** What some browsers have, and TypeScript does not know yet. */
interface NativeEyedropper {
  open: () => Promise<{ readonly sRGBHex: string }>
}

/** An outline has no colours to pick from, unless the browser picks from the whole screen. */
export function canPickColor(editor: MapEditor): boolean {
  return native() !== null || editor.shownAs.get() === 'map'
}

/** From the whole screen where the browser can do that, else from the map. */
export async function pickColor(editor: MapEditor, take: TakeColor): Promise<void> {
  const picker = native()
  if (!picker) return editor.eyedropper.set(take)
  try {
    const { sRGBHex } = await picker.open()
    take(sRGBHex)
  } catch (error) {
    // Given up by the person; for any other reason the map is still there to pick from.
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
    if (!isGivenUp && editor.shownAs.get() === 'map') editor.eyedropper.set(take)
  }
}

function native(): NativeEyedropper | null {
  const { EyeDropper } = globalThis as { EyeDropper?: new () => NativeEyedropper }
  return EyeDropper ? new EyeDropper() : null
}
