import type { Measurer } from '../measuring/measurer.ts'
import { breakClass } from './break-class.ts'
import { breakOpportunities } from './break-opportunities.ts'
import type { Line, StyledRun } from './line.ts'
import { contentEnd, lineBox } from './line-box.ts'
import { longestFit } from './longest-fit.ts'
import { type Paragraph, paragraphsOf, widthBetween } from './paragraph.ts'

/**
 * Sets text in lines at most `maxWidth` wide. A word that fits on no line is broken where it must be, between clusters;
 * only a single cluster may be wider. Spaces at the end of a line hang over it and count nothing. An empty text is one empty
 * line.
 */
export function breakLines<Run extends StyledRun>(
  runs: readonly Run[],
  maxWidth: number,
  measurer: Measurer,
): Line<Run>[] {
  const paragraphs = paragraphsOf(runs)
  const [only] = paragraphs
  if (only && paragraphs.length === 1) return breakParagraph(only, maxWidth, measurer)
  return paragraphs.flatMap((paragraph) => breakParagraph(paragraph, maxWidth, measurer))
}

const longLine = 1_000

function breakParagraph<Run extends StyledRun>(
  paragraph: Paragraph<Run>,
  maxWidth: number,
  measurer: Measurer,
): Line<Run>[] {
  const { text } = paragraph
  // A line of a page of Arabic would be put into visual order only to be thrown away, which takes seconds.
  const isLong =
    text.length > longLine && widthBetween(paragraph, 0, contentEnd(text, 0, text.length), measurer) > maxWidth
  const whole = isLong ? null : lineBox(paragraph, 0, text.length, measurer)
  if (whole && whole.width <= maxWidth) return [whole]

  const lines: Line<Run>[] = []
  let lineStart = 0
  // What the line holds so far, and up to where its width is settled. A word is measured from its start each time, for a
  // word is not as wide as its halves.
  let lineEnd = 0
  let settled = 0
  let settledWidth = 0

  const endLine = (end: number) => {
    lines.push(lineBox(paragraph, lineStart, end, measurer))
    lineStart = lineEnd = settled = end
    settledWidth = 0
  }
  const widthUpTo = (end: number) => settledWidth + widthBetween(paragraph, settled, end, measurer)

  for (const place of breakOpportunities(text)) {
    const content = contentEnd(text, lineEnd, place)
    let width = widthUpTo(content)
    if (width > maxWidth) {
      if (lineEnd > lineStart) endLine(lineEnd)
      for (;;) {
        const end = longestFit(paragraph, lineStart, content, maxWidth, measurer)
        if (end >= content) break
        endLine(end)
      }
      width = widthUpTo(content)
    }
    lineEnd = place
    if (isPartBoundary(text, place)) {
      settledWidth = width + widthBetween(paragraph, content, place, measurer)
      settled = place
    }
  }
  if (lineEnd > lineStart) endLine(lineEnd)
  return lines
}

/** Whether what stands before and after is measured apart in any case. */
function isPartBoundary(text: string, place: number): boolean {
  const before = breakClass(text.charAt(place - 1))
  return before === 'space' || before === 'ideographic' || breakClass(text.charAt(place)) === 'ideographic'
}
