import { type Link, linkAddress, type NodeContent, type TextAttributes, type TextRun } from '@ramify/document'

/** The words of a topic in one line, with their formatting, the topic's link and its formula. */
export function writeInline(topic: NodeContent): string {
  const words = writeWords(topic)
  const formula = topic.formula ? `$${topic.formula.replace(/\s+/g, ' ')}$` : ''
  return [words, formula].filter(Boolean).join(' ')
}

function writeWords({ text = '', link }: NodeContent): string {
  const runs = typeof text === 'string' ? [{ text, attributes: {} }] : text.runs
  const words = runs.map((run, nth) => writeRun(run, runs[nth - 1], runs[nth + 1])).join('')
  if (!link) return safeStart(words)
  const tip = link.tip ? ` "${link.tip.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"` : ''
  return `[${words}](<${linkAddress(link as Link).replace(/[\\<>]/g, '\\$&')}>${tip})`
}

const flags = [
  { flag: 'bold', mark: '**', tag: 'b' },
  { flag: 'italic', mark: '*', tag: 'i' },
  { flag: 'strike', mark: '~~', tag: 's' },
  { flag: 'underline', mark: null, tag: 'u' },
] as const

/** By marks where every program agrees on what they mean, else by tags, which nobody misreads. */
function writeRun({ text, attributes }: TextRun, before: TextRun | undefined, after: TextRun | undefined): string {
  const words = escaped(text)
  const on = flags.filter(({ flag }) => attributes[flag])
  const isAlone = !hasFlags(before?.attributes) && !hasFlags(after?.attributes)
  const isPlain = /^[\p{L}\p{N}]/u.test(text) && /[\p{L}\p{N}]$/u.test(text) && on.length === 1
  const [only] = on
  if (only?.mark && isAlone && isPlain) return only.mark + words + only.mark
  return on.reduce((inner, { tag }) => `<${tag}>${inner}</${tag}>`, words)
}

const hasFlags = (attributes: TextAttributes | undefined) => flags.some(({ flag }) => attributes?.[flag])

const escaped = (text: string) => text.replace(/[\\`*_~[\]<>&!]/g, '\\$&').replaceAll('\n', '<br>')

/** What would begin a heading, a list or a task at the start of a line. */
function safeStart(words: string): string {
  return words.replace(/^(\s*)([#+\-=|])/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])/, '$1\\$2')
}
