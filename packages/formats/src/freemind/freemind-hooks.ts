import type { TextRun } from '@ramify/document'
import { elementsOf, textOf, type XmlElement } from '../xml/parse-xml.ts'

export const latexHook = 'plugins/latex/LatexNodeHook.properties'
const noteHook = 'accessories/plugins/NodeNote.properties'

/** The formula of a node, in TeX. */
export function equationOf(element: XmlElement): string | undefined {
  const equation = hookOf(element, latexHook)?.attributes.get('EQUATION')?.trim()
  return equation !== undefined && equation.length <= longestFormula ? equation || undefined : undefined
}

const longestFormula = 2_000

/** The note of a node, as FreeMind wrote it before it had notes of its own. */
export function noteOf(element: XmlElement): TextRun[] {
  const hook = hookOf(element, noteHook)
  const text = hook ? textOf(hook).trim() : ''
  return text === '' ? [] : [{ text, attributes: {} }]
}

const hookOf = (element: XmlElement, name: string) =>
  elementsOf(element, 'hook').find(({ attributes }) => attributes.get('NAME') === name)
