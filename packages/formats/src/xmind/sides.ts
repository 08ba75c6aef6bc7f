import type { TopicDraft } from '../map/map-builder.ts'
import { isEmpty, isRaw, listOf, numberOf, type Raw, rawOf, stringOf } from './raw.ts'

/** Only maps with topics on both sides say how many of them stand at the right. */
const provider = 'org.xmind.ui.map.unbalanced'
const name = 'right-number'

/** How many main topics stand at the right; undefined when they stand where there is room. */
function rightNumber(root: Raw): number | undefined {
  const extension = listOf(root.extensions).find((one) => one.provider === provider)
  const entry = listOf(extension?.content).find((one) => one.name === name)
  const number = numberOf(stringOf(entry?.content)?.trim())
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined
}

/** Whether topics stand on both sides of the main one. */
export const hasSides = (root: Raw): boolean => {
  const structure = stringOf(root.structureClass)
  return structure === undefined || structure === provider
}

/** The sides of main topics: the first ones are at the right. */
export function rightTopics(root: Raw, main: readonly TopicDraft[]): void {
  for (const [nth, side] of sidesOf(root, main.length).entries()) {
    if (main[nth]) main[nth].data.side = side
  }
}

function sidesOf(root: Raw, count: number): ('left' | 'right')[] {
  const number = hasSides(root) ? rightNumber(root) : undefined
  if (number === undefined) return []
  return Array.from({ length: count }, (_, nth) => (nth < number ? 'right' : 'left'))
}

/** The main topic with the number that gives these sides. Sides that no number gives, and those that nobody chose, are not written. */
export function writeSides(root: Raw, sides: readonly unknown[]): Raw {
  const said = sidesOf(root, sides.length)
  if (sides.every((side, nth) => side === said[nth])) return root
  const right = sides.filter((side) => side === 'right').length
  const isChosen = sides.length > 0 && sides.every((side, nth) => side === (nth < right ? 'right' : 'left'))
  const others = listOf(root.extensions).flatMap((extension) => withoutNumber(extension))
  const own = { provider, content: [{ name, content: String(right) }] }
  const extensions = isChosen ? [...others, own] : others
  const { extensions: _, ...rest } = root
  return { ...rest, ...(extensions.length > 0 && { extensions }) }
}

function withoutNumber(extension: Raw): Raw[] {
  if (extension.provider !== provider || !Array.isArray(extension.content)) return [extension]
  const content = extension.content.filter((entry) => !isRaw(entry) || entry.name !== name)
  const { content: _, ...rest } = extension
  if (content.length > 0) return [{ ...rest, content }]
  const { provider: __, ...more } = rest
  return isEmpty(rawOf(more)) ? [] : [rest]
}
