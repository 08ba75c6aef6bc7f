/** How large a JPEG is and how many colours a pixel has; null for what is none. */
export function jpegColors(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number; readonly colors: 1 | 3 | 4 } | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] as number
    if (bytes[at] !== 0xff) return null
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    const [high = 0, low = 0] = bytes.subarray(at + 2, at + 4)
    if (isFrame) {
      const [h1 = 0, h2 = 0, w1 = 0, w2 = 0, colors] = bytes.subarray(at + 5, at + 10)
      if (colors !== 1 && colors !== 3 && colors !== 4) return null
      return { width: 256 * w1 + w2, height: 256 * h1 + h2, colors }
    }
    at += 2 + 256 * high + low
  }
  return null
}
