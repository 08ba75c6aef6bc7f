import type { InputEditor } from '../../input/input-editor.ts'

export type TakeColor = (color: string) => void

/** Takes a colour from something that is seen. */
export interface Eyedropper {
  canPick(editor: InputEditor): boolean
  pick(editor: InputEditor, take: TakeColor): Promise<void>
  /** Whether keys and pointer belong to it now. */
  isPicking(editor: InputEditor): boolean
}

/** What some browsers have, and TypeScript does not know yet. */
interface NativeEyedropper {
  open: () => Promise<{ readonly sRGBHex: string }>
}

export function nativeEyedropper(): NativeEyedropper | null {
  const { EyeDropper } = globalThis as { EyeDropper?: new () => NativeEyedropper }
  return EyeDropper ? new EyeDropper() : null
}

/** From the whole screen, where the browser can do that. */
export const screenEyedropper: Eyedropper = {
  canPick: () => nativeEyedropper() !== null,
  pick: async (_editor, take) => {
    try {
      const picked = await nativeEyedropper()?.open()
      if (picked) take(picked.sRGBHex)
    } catch (error) {
      if (!isGivenUp(error)) throw error
    }
  },
  isPicking: () => false,
}

/** By the person, with Escape. */
export const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
