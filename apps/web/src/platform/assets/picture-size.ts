/** How large the stored copy of a picture may be: as it comes, or made smaller before it is sent. */
export type PicturePreset = 'original' | '1080p' | '640p'

export const picturePresets: readonly PicturePreset[] = ['original', '1080p', '640p']

const shortSides: Readonly<Record<PicturePreset, number>> = {
  original: Number.POSITIVE_INFINITY,
  '1080p': 1080,
  '640p': 640,
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size of the copy, in whole pixels: its shorter side is at most as long as the preset says. Never larger than the picture. */
export function storedSize({ width, height }: Size, preset: PicturePreset): Size {
  const scale = Math.min(1, shortSides[preset] / Math.min(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
