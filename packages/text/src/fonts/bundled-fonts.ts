import { type CodePointSet, codePointSet } from './code-point-set.ts'
import { familyRecords } from './families.ts'
import type { FamilyRecord } from './family-record.ts'

/** A family whose files we ship, the same ones to browsers and to our own Node programs. */
export interface BundledFont
  extends Pick<FamilyRecord, 'family' | 'id' | 'role' | 'italic' | 'ligatures' | 'unitsPerEm'> {
  readonly weights: readonly number[]
  /** In em, both positive. */
  readonly ascent: number
  readonly descent: number
  readonly full: CodePointSet
  readonly proportional: CodePointSet
}

/** Those of the themes first, then the emoji, then those that people may choose besides. */
export const bundledFonts: readonly BundledFont[] = familyRecords.map((record) => ({
  family: record.family,
  id: record.id,
  role: record.role,
  italic: record.italic,
  ligatures: record.ligatures,
  unitsPerEm: record.unitsPerEm,
  weights: [400, 500, 600, 700],
  ascent: record.ascent / record.unitsPerEm,
  descent: record.descent / record.unitsPerEm,
  full: codePointSet(record.full),
  proportional: codePointSet([record.proportional]),
}))

/** Outlined: for signs that are text unless a selector makes them emoji. Those in colour are pictures (`emoji.ts`). */
export const emojiFont = fontByRole('emoji')

/**
 * In the order in which they help out when none of a text's own families has a character. Characters in none of them
 * (Korean, Arabic, rare and traditional Han) are drawn by whatever the system has, in the room of `nominal-width.ts`.
 */
export const helpers = bundledFonts.slice(0, bundledFonts.indexOf(emojiFont) + 1)

const byFamily = new Map(bundledFonts.map((font) => [font.family, font]))

export function bundledFont(family: string): BundledFont | undefined {
  return byFamily.get(family)
}

function fontByRole(role: BundledFont['role']): BundledFont {
  const font = bundledFonts.find((candidate) => candidate.role === role)
  if (!font) throw new Error(`no bundled font for ${role}`)
  return font
}
