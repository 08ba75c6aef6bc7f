/**
 * The room, in em, of a character that no bundled font has. Which font the system draws it with, and how wide, differs from
 * machine to machine; the layout must not. Painters fit the drawing into the room where they can.
 */
export function nominalWidth(codePoint: number): number {
  if (isWide(codePoint)) return 1
  return isArabic(codePoint) ? 0.48 : 0.58
}

/** Its letters are joined, and narrower than others. */
function isArabic(codePoint: number): boolean {
  return (
    (codePoint >= 0x600 && codePoint <= 0x77f) ||
    (codePoint >= 0x8a0 && codePoint <= 0x8ff) ||
    (codePoint >= 0xfb50 && codePoint <= 0xfdff) ||
    (codePoint >= 0xfe70 && codePoint <= 0xfefc)
  )
}

/** Han, kana, Hangul, Yi and their punctuation. */
function isWide(codePoint: number): boolean {
  return (
    (codePoint >= 0x1100 && codePoint <= 0x115f) ||
    (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
    (codePoint >= 0xa960 && codePoint <= 0xa97f) ||
    (codePoint >= 0xac00 && codePoint <= 0xd7a3) ||
    (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
    (codePoint >= 0xfe30 && codePoint <= 0xfe6f) ||
    (codePoint >= 0xff01 && codePoint <= 0xff60) ||
    (codePoint >= 0xffe0 && codePoint <= 0xffe6) ||
    (codePoint >= 0x16fe0 && codePoint <= 0x18dff) ||
    (codePoint >= 0x1aff0 && codePoint <= 0x1b2ff) ||
    (codePoint >= 0x20000 && codePoint <= 0x3fffd)
  )
}
