/** Deeper than anybody reads: some of what can be nested takes MathJax half as long again with each level. */
const deepest = 12
/** As long as a topic's formula may be. */
const longest = 2000

/**
 * Commands that are refused though MathJax knows them here: those that make commands, as these could call themselves for
 * ever, and those that number equations or set attributes, as a topic is no page. Without its packages MathJax knows no
 * `\def`, `\newcommand`, `\require` or `\href` at all.
 */
const refused = ['DeclareMathOperator', 'mmlToken', 'tag', 'label', 'ref', 'eqref'] as const

/** Why a formula is not even tried, in words like MathJax's own; null when it is. */
export function refusalOf(source: string): string | null {
  if (source.length > longest) return 'Formula is too long'
  const command = refused.find((name) => new RegExp(`\\\\${name}(?![A-Za-z])`).test(source))
  if (command !== undefined) return `Undefined control sequence \\${command}`
  return depthOf(source) > deepest ? 'Formula is nested too deeply' : null
}

/** Of braces, environments, brackets that grow, and switches, which hold until the end of what they stand in. */
function depthOf(source: string): number {
  const open: number[] = []
  let depth = 0
  let most = 0
  for (const [step] of source.matchAll(/\\[A-Za-z]+|\\.|[{}]/gs)) {
    if (opening.has(step)) open.push(depth++)
    else if (closing.has(step)) depth = open.pop() ?? 0
    else if (switches.test(step)) depth++
    most = Math.max(most, depth)
  }
  return most
}

const opening = new Set(['{', '\\begin', '\\left'])
const closing = new Set(['}', '\\end', '\\right'])
const switches =
  /^\\((display|text|script|scriptscript)style|tiny|Tiny|scriptsize|small|normalsize|large|Large|LARGE|huge|Huge|rm|it|bf|sf|tt|cal|scr|mit|frak|oldstyle|bbFont|color)$/
