import { allowedUrl, type Link, type RichText, type TextAttributes } from '@ramify/document'
import type { ParagraphChild } from 'docx'
import { parseColor } from '../pdf/drawing/color.ts'
import { clean } from './clean.ts'

type Docx = typeof import('docx')

/** The words of a topic with their formatting, as a link where they have one. `anchorOf`: of places in the same document. */
export function linkedRuns(
  docx: Docx,
  text: RichText,
  link: Link | null,
  anchorOf: (url: string) => string | undefined,
): ParagraphChild[] {
  if (link === null) return textRuns(docx, text)
  if (link.url === undefined) {
    return [
      ...textRuns(docx, text),
      new docx.TextRun({ text: `  ${clean(link.address)}`, color: '5B6472', size: 18, bold: false }),
    ]
  }
  const runs = textRuns(docx, text, true)
  if (link.url.startsWith('#')) {
    const anchor = anchorOf(link.url)
    return anchor === undefined ? textRuns(docx, text) : [new docx.InternalHyperlink({ anchor, children: runs })]
  }
  const address = allowedUrl(link.url)
  // A topic without words is shown as the address it leads to.
  const children = runs.length > 0 ? runs : [new docx.TextRun({ text: clean(link.url), style: 'Hyperlink' })]
  return address === undefined ? runs : [new docx.ExternalHyperlink({ link: clean(address), children })]
}

/** Words are text and nothing else: what looks like a field or a formula is shown as it is written. */
export function textRuns(docx: Docx, { runs }: RichText, isLink = false): InstanceType<Docx['TextRun']>[] {
  return runs.flatMap(({ text, attributes }) => {
    const look = runLook(attributes)
    return clean(text)
      .split(/\r\n|[\n\r\u2028\u2029]/)
      .map((line, nth) => {
        return new docx.TextRun({
          text: line,
          ...look,
          ...(nth > 0 && { break: 1 }),
          ...(isLink && { style: 'Hyperlink' }),
        })
      })
  })
}

function runLook({ bold, italic, underline, strike, color }: TextAttributes) {
  const shown = color === undefined ? null : parseColor(color)
  return {
    ...(bold !== undefined && { bold }),
    ...(italic !== undefined && { italics: italic }),
    ...(underline === true && { underline: {} }),
    ...(strike === true && { strike: true }),
    ...(shown && { color: shown.slice(0, 3).map(hexByte).join('') }),
  }
}

const hexByte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
