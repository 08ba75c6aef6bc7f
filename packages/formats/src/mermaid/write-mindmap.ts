import { type ContentNode, isPlain } from '@ramify/document'
import type { FileDocument } from '../files/file-format.ts'
import { walkContent } from '../map/map-builder.ts'
import { GrowingText } from '../text/growing-text.ts'
import { writeLabel } from './label.ts'

const brackets: Readonly<Record<string, readonly [string, string]>> = {
  pill: ['((', '))'],
  hexagon: ['{{', '}}'],
  rounded: ['(', ')'],
}

/** One line for each topic. There is one main topic in such a diagram, so floating ones come below it. */
export function writeMindmap({ content }: Extract<FileDocument, { kind: 'mindmap' }>): string {
  const lines = new GrowingText()
  lines.add('mindmap')
  const { root, floating = [] } = content
  let nth = 0
  for (const [at, top] of [root, ...floating].entries()) {
    for (const { node, depth } of walkContent(top)) {
      const indent = ' '.repeat(2 * (depth + Math.min(at, 1)) + 2)
      lines.add(`${indent}t${++nth}${labelOf(node)}`)
      for (const mark of marksOf(node)) lines.add(`${indent}  ${mark}`)
    }
  }
  return lines.toString()
}

function labelOf({ data }: ContentNode): string {
  const shape = typeof data.shape === 'string' && Object.hasOwn(brackets, data.shape) ? data.shape : undefined
  const [open, close] = (shape && brackets[shape]) || ['[', ']']
  return `${open}${writeLabel(typeof data.text === 'string' ? data.text : '')}${close}`
}

function marksOf({ data: { mermaid } }: ContentNode): string[] {
  if (!isPlain(mermaid)) return []
  const { icon, class: style } = mermaid
  return [
    ...(typeof icon === 'string' && /^[^)\n]{1,200}$/.test(icon) ? [`::icon(${icon})`] : []),
    ...(typeof style === 'string' && /^[\w -]{1,200}$/.test(style) ? [`:::${style}`] : []),
  ]
}
