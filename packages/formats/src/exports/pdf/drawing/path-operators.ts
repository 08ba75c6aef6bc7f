import type { Path } from '@ramify/geometry'
import { pdfNumber } from '../file/pdf-text.ts'

/** A path as PDF draws it. */
export function pathOperators(path: Path): string {
  let content = ''
  for (const [kind, ...numbers] of path) {
    for (const number of numbers) content += `${pdfNumber(number)} `
    content += `${operators[kind]}\n`
  }
  return content
}

const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' }
