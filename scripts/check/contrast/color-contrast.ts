/** How far two colours (`#rrggbb`) are apart in lightness by WCAG 2: 1 for the same, 21 for black and white. */
export function colorContrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (!channels) throw new Error(`${color} is not a colour of the form #rrggbb`)
  const [red, green, blue] = channels.map((hex) => linear(Number.parseInt(hex, 16) / 255)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From what a file says to the light a screen gives (the curve of sRGB). */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
