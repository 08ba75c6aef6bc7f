import { type Eyedropper, isGivenUp, nativeEyedropper, type TakeColor } from '../../views/colors/eyedropper.ts'
import type { MapEditor } from '../map-editor.ts'

/** From the whole screen where the browser can do that, else from the map. */
export const mapEyedropper: Eyedropper = {
  // An outline has no colours to pick from, unless the browser picks from the whole screen.
  canPick: (editor) => nativeEyedropper() !== null || editor.shownAs.get() === 'map',
  pick: async (editor: MapEditor, take: TakeColor) => {
    const picker = nativeEyedropper()
    if (!picker) return editor.eyedropper.set(take)
    try {
      const { sRGBHex } = await picker.open()
      take(sRGBHex)
    } catch (error) {
      // For any other reason the map is still there to pick from.
      if (!isGivenUp(error) && editor.shownAs.get() === 'map') editor.eyedropper.set(take)
    }
  },
  isPicking: ({ eyedropper }: MapEditor) => eyedropper.get() !== null,
}
