import { cleanText } from '../fields.ts'
import { isPlain, type Json } from '../json.ts'
import { checkText, isFormatted, plainText, type RichText } from './rich-text.ts'

/** The runs of a formatted text, each with its attributes beside its text; a plain text has none. */
export function writeRuns(text: RichText): Json | undefined {
  if (!isFormatted(text)) return undefined
  return text.runs.map((run) => ({ ...run.attributes, text: run.text }))
}

/** The text as it was written. Runs count only while they say the same words: an older program changes the text alone. */
export function readRich(text: unknown, runs: unknown): RichText | undefined {
  const words = typeof text === 'number' ? String(text) : (text ?? '')
  if (typeof words !== 'string') return undefined
  const rich = Array.isArray(runs) ? checkText({ runs: runs.map(split) }) : undefined
  return rich && rich.text === cleanText(words) ? rich : plainText(words)
}

function split(run: unknown): unknown {
  if (!isPlain(run)) return run
  const { text, ...attributes } = run
  return { text, attributes }
}
