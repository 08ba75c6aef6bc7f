import { pathBounds, union } from '@ramify/geometry'
import { isSet, type SetFormula } from '@ramify/scene'
import { describe, expect, test } from 'vitest'
import { texSetter } from './tex-setter.ts'

function setOf(source: string): SetFormula {
  const result = texSetter.set(source)
  if (!isSet(result)) throw new Error(`${source}: ${JSON.stringify(result)}`)
  return result
}

function faultOf(source: string): string | null {
  const result = texSetter.set(source)
  return result && 'fault' in result ? result.fault : null
}

/** Around all that is drawn. */
function inkOf({ paths }: SetFormula) {
  return union(paths.flatMap((path) => pathBounds(path) ?? [])) ?? { x: 0, y: 0, width: 0, height: 0 }
}

describe('TeX', () => {
  test.each([
    'e^{i\\pi} + 1 = 0',
    '\\frac{a}{b}',
    '\\sqrt[3]{x^2 + y^2}',
    '\\sum_{i=1}^{n} i^2',
    '\\int_{a}^{b} f(x)\\,dx',
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
    '\\left(\\begin{array}{c|c} 1 & 2 \\\\ \\hline 3 & 4 \\\\ 5 & 6 \\\\ 7 & 8 \\end{array}\\right)',
    '\\overbrace{a + b + c + d + e + f + g}^{n}',
    '\\boxed{x}',
    '\\alpha\\beta\\Gamma\\in\\mathbb{R}',
    '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
  ])('%s is set as paths inside of its size', (source) => {
    const set = setOf(source)
    const ink = inkOf(set)
    expect(ink.width).toBeGreaterThan(0.4 * set.width)
    expect(ink.height).toBeGreaterThan(0.3 * set.height)
    // Letters lean out a little.
    const slack = 0.15
    expect(ink.x).toBeGreaterThan(-slack)
    expect(ink.y).toBeGreaterThan(-slack)
    expect(ink.x + ink.width).toBeLessThan(set.width + slack)
    expect(ink.y + ink.height).toBeLessThan(set.height + slack)
  })

  test('stands upright: an exponent is above its base, a bar between numerator and denominator', () => {
    const [glyphs] = setOf('x^2').paths
    const parts = (glyphs ?? []).flatMap((step) => (step[0] === 'M' ? [{ x: step[1], y: step[2] }] : []))
    const [base, exponent] = [parts[0], parts.at(-1)]
    expect(exponent?.x).toBeGreaterThan(base?.x ?? 0)
    expect(exponent?.y).toBeLessThan(base?.y ?? 0)
    const { height, paths } = setOf('\\frac{a}{b}')
    const bar = pathBounds(paths[1] ?? [])
    expect(bar?.height).toBeCloseTo(0.06)
    expect(Math.abs((bar?.y ?? 0) - height / 2)).toBeLessThan(0.3)
  })

  test('makes tall brackets of one piece', () => {
    const rows = Array.from({ length: 9 }, (_, nth) => nth).join('\\\\')
    const { height, paths } = setOf(`\\begin{pmatrix}${rows}\\end{pmatrix}`)
    const bars = pathBounds(paths[1] ?? [])
    expect(bars?.height).toBeGreaterThan(0.3 * height)
    expect(bars?.height).toBeLessThan(height)
  })

  test('leaves what it has no letters for to the fonts of the topic', () => {
    const { words, width } = setOf('x = \\text{速度}')
    expect(words.map(({ text }) => text).join('')).toBe('速度')
    expect(words[1]?.x).toBeGreaterThan(words[0]?.x ?? 0)
    expect((words[1]?.x ?? 0) + (words[1]?.width ?? 0)).toBeLessThanOrEqual(width + 0.01)
  })

  test('is the same object for the same source', () => {
    expect(setOf('a+b')).toBe(setOf('a+b'))
  })
})

describe('what cannot be set', () => {
  test.each([
    ['\\frac{a', 'Missing close brace'],
    ['\\nonsense', 'Undefined control sequence \\nonsense'],
    ['a & b', 'Misplaced &'],
    ['\\left(', 'Extra \\left or missing \\right'],
  ])('%s says why', (source, fault) => {
    expect(faultOf(source)).toBe(fault)
  })

  test.each([
    'def\\x{a}\\x',
    'newcommand{\\x}{a}\\x',
    'require{html}',
    'href{javascript:alert(1)}{x}',
    'DeclareMathOperator{\\x}{\\x\\x}\\x',
    'class{a}{x}',
    'style{color:red}{x}',
    'unicode{65}',
    'mmlToken{mi}[href="javascript:alert(1)"]{x}',
    'tag{1} x',
  ])('\\%s is no command here', (command) => {
    expect(faultOf(`\\${command}`)).toMatch(/^Undefined control sequence/)
  })

  test('never hangs nor throws, however it is nested', () => {
    const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)
    const hostile = [
      deep('{', '}', 1000),
      deep('\\frac{1}{', '}', 180),
      deep('\\sqrt{', '}', 280),
      deep('\\left(', '\\right)', 140),
      deep('x^{', '}', 400),
      deep('\\begin{matrix}', '\\end{matrix}', 70),
      '{'.repeat(2000),
      '\\'.repeat(2000),
      '^'.repeat(2000),
      '\\begin{matrix}'.repeat(140),
      '&\\\\'.repeat(600),
      'x'.repeat(2000),
      '\\frac12'.repeat(280),
      '\\overbrace{\\underbrace{\\widehat{x}}}'.repeat(50),
      `\\begin{matrix}${'a&'.repeat(900)}\\end{matrix}`,
      `\\begin{matrix}${'a\\\\'.repeat(600)}\\end{matrix}`,
      'x'.repeat(2001),
      deep('\\pmb{', '}', 12),
      deep('\\xrightarrow[a]{', '}', 12),
      deep('\\underset{x}{', '}', 12),
      '\\displaystyle'.repeat(150),
      '\\large'.repeat(300),
    ]
    for (const source of hostile) {
      const before = process.threadCpuUsage()
      const result = texSetter.set(source)
      expect(result !== null && ('fault' in result || Number.isFinite(result.width))).toBe(true)
      // Work, not time: other programs of a busy machine are none of a formula's fault.
      const { user, system } = process.threadCpuUsage(before)
      expect((user + system) / 1000, `milliseconds of ${source.slice(0, 40)}`).toBeLessThan(1500)
    }
  })
})
