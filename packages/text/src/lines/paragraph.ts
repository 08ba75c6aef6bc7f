import type { BundledFont } from '../fonts/bundled-fonts.ts'
import type { Measurer } from '../measuring/measurer.ts'
import { isSimple } from '../segmentation/clusters.ts'
import { fontRuns } from '../segmentation/font-runs.ts'
import type { StyledRun } from './line.ts'

/** What stands between two explicit line breaks. Offsets inside count from its own start. */
export interface Paragraph<Run extends StyledRun> {
  readonly text: string
  /** Where it starts in the text of all runs together. */
  readonly offset: number
  /** Gives an empty line its height. */
  readonly firstRun: Run
  /** In order, without gaps. */
  readonly fragments: readonly Fragment<Run>[]
}

/** The part of a run that one font draws. */
interface Fragment<Run extends StyledRun> {
  readonly start: number
  readonly end: number
  readonly run: Run
  /** `null`: the system's. */
  readonly font: BundledFont | null
}

const lineBreak = /\r\n|[\n\r\u2028\u2029]/g

export function paragraphsOf<Run extends StyledRun>(runs: readonly Run[]): Paragraph<Run>[] {
  const [only] = runs
  if (only && runs.length === 1 && isSimple(only.text)) return [simpleParagraph(only)]
  const paragraphs: OpenParagraph<Run>[] = []
  let offset = 0
  for (const run of runs) {
    let position = 0
    const begin = () => paragraphs.push({ text: '', offset: offset + position, firstRun: run, fragments: [] })
    if (paragraphs.length === 0) begin()
    for (const { index, 0: mark } of run.text.matchAll(lineBreak)) {
      append(paragraphs.at(-1), run.text.slice(position, index), run)
      position = index + mark.length
      begin()
    }
    append(paragraphs.at(-1), position === 0 ? run.text : run.text.slice(position), run)
    offset += run.text.length
  }
  return paragraphs
}

/** Most texts are this: one run without line breaks. */
function simpleParagraph<Run extends StyledRun>(run: Run): Paragraph<Run> {
  const { text, font } = run
  const parts = fontRuns(text, font.families)
  const fragments = parts.map(({ start, end, font: bundled }) => ({ start, end, run, font: bundled }))
  return { text, offset: 0, firstRun: run, fragments }
}

interface OpenParagraph<Run extends StyledRun> extends Paragraph<Run> {
  text: string
  readonly fragments: Fragment<Run>[]
}

function append<Run extends StyledRun>(paragraph: OpenParagraph<Run> | undefined, text: string, run: Run): void {
  if (!paragraph) return
  const start = paragraph.text.length
  for (const part of fontRuns(text, run.font.families)) {
    paragraph.fragments.push({ start: start + part.start, end: start + part.end, run, font: part.font })
  }
  paragraph.text += text
}

/** Of the part between two places. Exact sums: cutting at spaces or between characters of Chinese changes nothing. */
export function widthBetween<Run extends StyledRun>(
  { text, fragments }: Paragraph<Run>,
  start: number,
  end: number,
  measurer: Measurer,
): number {
  let width = 0
  for (let index = fragmentAt(fragments, start); index < fragments.length; index++) {
    const fragment = fragments[index]
    if (!fragment || fragment.start >= end) break
    const part = text.slice(Math.max(start, fragment.start), Math.min(end, fragment.end))
    width += measurer.width(part, fragment.run.font)
  }
  return width
}

/** Index of the fragment that holds the place. */
export function fragmentAt<Run extends StyledRun>(fragments: readonly Fragment<Run>[], place: number): number {
  let low = 0
  let high = fragments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((fragments[middle]?.end ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
