import { clustersOf } from '../segmentation/clusters.ts'
import { type BreakClass, breakClass } from './break-class.ts'

/**
 * The places, in UTF-16 units, where a line of this text may end; its own end is the last. Spaces belong to what stands
 * before them. Follows UAX #14 where it matters for short texts, so that the field one types in breaks at the same places.
 */
export function breakOpportunities(text: string): number[] {
  const places: number[] = []
  let before: BreakClass | undefined
  let beforeThat: BreakClass | undefined
  let spaced = false
  let offset = 0
  let pending: number | undefined
  for (const cluster of clustersOf(text)) {
    const next = breakClass(cluster)
    // ".5" after a space is a number, not the end of a sentence.
    if (pending !== undefined && next === 'digit') places.push(pending)
    pending = undefined
    if (next === 'space') {
      spaced = true
    } else {
      if (before && spaced && before !== 'opening' && next === 'infix') pending = offset
      else if (before && mayBreak(before, next, spaced, beforeThat)) places.push(offset)
      beforeThat = spaced ? 'space' : before
      before = next
      spaced = false
    }
    offset += cluster.length
  }
  if (offset > 0) places.push(offset)
  return places
}

function mayBreak(before: BreakClass, next: BreakClass, spaced: boolean, beforeThat: BreakClass | undefined): boolean {
  if (before === 'zero-width space') return true
  if (next === 'zero-width space') return false
  if (notAtLineStart.has(next) || before === 'opening') return false
  if (before === 'opening quotation') return spaced
  if (spaced) return !(next === 'nonstarter' && isClosing(before)) && !(before === 'dash' && next === 'dash')
  if (before === 'glue' || next === 'glue') return next === 'glue' && (before === 'hyphen' || before === 'break after')
  if (neverBefore.has(next) || before === 'break before' || before === 'quotation' || next === 'quotation') return false
  if (next === 'closing quotation') return false
  if (next === 'opening quotation') return isWide(before) || before === 'closing'
  if (before === 'closing quotation') return isWide(next) || next === 'opening' || next === 'dash'
  // A hyphen that starts a word is a sign or an option, not a place to break.
  if (before === 'hyphen') return beforeThat !== undefined && beforeThat !== 'space' && beforeThat !== 'hyphen'
  return !(kept[before]?.has(next) ?? false)
}

/** Not even after spaces. */
const notAtLineStart = new Set<BreakClass>(['closing', 'closing parenthesis', 'exclamation', 'slash', 'infix'])
const neverBefore = new Set<BreakClass>(['nonstarter', 'break after', 'hyphen', 'ellipsis'])

const word = ['letter', 'digit', 'prefix', 'postfix'] as const
const number = ['digit', 'prefix', 'postfix'] as const

/** Pairs that stay on one line. */
const kept: Partial<Record<BreakClass, ReadonlySet<BreakClass>>> = {
  letter: new Set<BreakClass>([...word, 'opening']),
  digit: new Set<BreakClass>([...word, 'opening']),
  prefix: new Set<BreakClass>(['letter', 'digit', 'prefix', 'opening', 'ideographic']),
  postfix: new Set<BreakClass>(['letter', 'digit', 'opening']),
  ideographic: new Set<BreakClass>(['postfix']),
  'closing parenthesis': new Set<BreakClass>([...number, 'letter']),
  closing: new Set<BreakClass>(['prefix', 'postfix']),
  infix: new Set<BreakClass>(['letter', 'digit']),
  slash: new Set<BreakClass>(word),
  dash: new Set<BreakClass>(['dash']),
}

function isClosing(name: BreakClass): boolean {
  return name === 'closing' || name === 'closing parenthesis'
}

function isWide(name: BreakClass): boolean {
  return name === 'ideographic' || name === 'nonstarter'
}
