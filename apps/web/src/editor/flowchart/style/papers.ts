import type { Size } from '@ramify/geometry'

/** Usual sheets, upright, in pixels of which an inch has 96. */
export const papers = {
  a5: { width: 559, height: 794 },
  a4: { width: 794, height: 1123 },
  a3: { width: 1123, height: 1587 },
  letter: { width: 816, height: 1056 },
  legal: { width: 816, height: 1344 },
  wide: { width: 720, height: 1280 },
} as const satisfies Record<string, Size>

export type PaperName = keyof typeof papers

export function paperSize(name: PaperName, isAcross: boolean): Size {
  const { width, height } = papers[name]
  return isAcross || name === 'wide' ? { width: height, height: width } : { width, height }
}

/** Which sheet a page is, upright or turned; null for one of its own. */
export function paperOf({ width, height }: Size): { readonly name: PaperName; readonly isAcross: boolean } | null {
  for (const name of Object.keys(papers) as PaperName[]) {
    const paper = papers[name]
    if (near(width, paper.width) && near(height, paper.height)) return { name, isAcross: false }
    if (near(width, paper.height) && near(height, paper.width)) return { name, isAcross: true }
  }
  return null
}

/** Others count an inch a little differently. */
const near = (one: number, other: number) => Math.abs(one - other) <= 2
