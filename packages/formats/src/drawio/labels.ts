import type { TextRun } from '@ramify/document'
import { htmlRuns } from '../html/html-runs.ts'
import type { Cell } from './cells.ts'

/** The words of a cell with their letters. In cells that say so labels are HTML. */
export function labelRuns({ label, style }: Pick<Cell, 'label' | 'style'>): readonly TextRun[] {
  if (style.get('html') === '1') return joined(htmlRuns(label, { looks: true }))
  return label === '' ? [] : [{ text: label, attributes: {} }]
}

/** Those that look alike are one, as in documents. */
export function joined(runs: readonly TextRun[]): readonly TextRun[] {
  const all: TextRun[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last && looksOf(last) === looksOf(run)) all[all.length - 1] = { ...last, text: last.text + run.text }
    else if (run.text !== '') all.push(run)
  }
  return all
}

const looksOf = ({ attributes }: TextRun) => JSON.stringify(Object.entries(attributes).sort())

export const isPlainText = (runs: readonly TextRun[]) =>
  runs.every(({ attributes }) => Object.keys(attributes).length === 0)

/** Words as HTML, as draw.io writes it. */
export function writeHtml(runs: readonly TextRun[]): string {
  return runs.map(writeRun).join('')
}

function writeRun({ text, attributes }: TextRun): string {
  const { bold, italic, underline, strike, color, size, family } = attributes
  const font = [
    ...(family === undefined ? [] : [` face="${family}"`]),
    ...(color === undefined ? [] : [` color="${color}"`]),
    ...(size === undefined ? [] : [` style="font-size: ${size}px;"`]),
  ].join('')
  let html = text
    .replace(/[&<>"]/g, (character) => escaped[character] as string)
    .replace(/ (?= )/g, '&nbsp;')
    .replaceAll('\n', '<br>')
  if (strike) html = `<strike>${html}</strike>`
  if (underline) html = `<u>${html}</u>`
  if (italic) html = `<i>${html}</i>`
  if (bold) html = `<b>${html}</b>`
  return font === '' ? html : `<font${font}>${html}</font>`
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
