import { type PathCommand, pathBounds, type Rect, rectBetween, scalePath } from '@ramify/geometry'
import type { FormulaWords, SetFormula } from '@ramify/scene'
import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js'
import { glyphPath } from './glyph-path.ts'
import { apply, combine, identity, type Matrix, parseTransform } from './matrix.ts'

/** MathJax draws a thousand units to an em. */
const unitsPerEm = 1000
/** The lines of tables, which MathJax gives their width by a style sheet. */
const tableLine = 70

/** The paths of a drawing; null for one that has no size of its own. */
export function readDrawing(svg: LiteElement): SetFormula | null {
  const box = numbersOf(svg, 'viewBox')
  const [left, top, width, height] = box
  if (left === undefined || top === undefined || !width || !height) return null
  const reader = new DrawingReader()
  reader.readChildren(svg, { ...identity, e: -left, f: -top })
  const paths = [reader.glyphs, reader.rules].filter(({ length }) => length > 0)
  return {
    width: width / unitsPerEm,
    height: height / unitsPerEm,
    paths: paths.map((path) => scalePath(path, 1 / unitsPerEm)),
    words: reader.words,
  }
}

class DrawingReader {
  /** Outlines that all run the same way, so that where two overlap both are filled. */
  readonly glyphs: PathCommand[] = []
  /** Bars and frames, which run another way than glyphs. */
  readonly rules: PathCommand[] = []
  readonly words: FormulaWords[] = []

  readChildren({ children }: LiteElement, matrix: Matrix, clip: Rect | null = null): void {
    for (const child of children) if (isElement(child)) this.#read(child, matrix, clip)
  }

  #read(element: LiteElement, outer: Matrix, clip: Rect | null): void {
    const transform = element.attributes.transform
    const matrix = typeof transform === 'string' ? combine(outer, parseTransform(transform)) : outer
    switch (element.kind) {
      case 'g':
        this.readChildren(element, matrix, clip)
        break
      case 'svg':
        this.#readWindow(element, matrix)
        break
      case 'path':
        this.#readGlyph(element, matrix, clip)
        break
      case 'rect':
        this.#readRect(element, matrix)
        break
      case 'line':
        this.#readLine(element, matrix)
        break
      case 'text':
        this.#readText(element, matrix)
        break
    }
  }

  /** The middle piece of a tall bracket or a wide brace: stretched more than needed, and cut by the window it is seen through. */
  #readWindow(element: LiteElement, matrix: Matrix): void {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(element, name))
    const [left = 0, top = 0] = numbersOf(element, 'viewBox')
    const clip = boxOf(matrix, x ?? 0, y ?? 0, width ?? 0, height ?? 0)
    this.readChildren(element, combine(matrix, { ...identity, e: (x ?? 0) - left, f: (y ?? 0) - top }), clip)
  }

  #readGlyph(element: LiteElement, matrix: Matrix, clip: Rect | null): void {
    const path = glyphPath(String(element.attributes.d ?? ''), matrix)
    const bounds = clip && pathBounds(path)
    if (!clip) this.glyphs.push(...path)
    // Such a piece is straight, so what is seen of it is a bar.
    else if (bounds) this.#addBar(common(bounds, clip))
  }

  #readRect(element: LiteElement, matrix: Matrix): void {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(element, name)) as RectNumbers
    if (element.attributes.fill !== 'none') {
      this.#addBar(boxOf(matrix, x, y, width, height))
      return
    }
    const half = (numberOf(element, 'stroke-width') || tableLine) / 2
    const [right, bottom] = [x + width, y + height]
    this.#addBar(boxOf(matrix, x - half, y - half, width + 2 * half, 2 * half))
    this.#addBar(boxOf(matrix, x - half, bottom - half, width + 2 * half, 2 * half))
    this.#addBar(boxOf(matrix, x - half, y - half, 2 * half, height + 2 * half))
    this.#addBar(boxOf(matrix, right - half, y - half, 2 * half, height + 2 * half))
  }

  #readLine(element: LiteElement, matrix: Matrix): void {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => numberOf(element, name)) as RectNumbers
    const half = tableLine / 2
    this.#addBar(boxOf(matrix, x1 - half, y1 - half, x2 - x1 + 2 * half, y2 - y1 + 2 * half))
  }

  #readText(element: LiteElement, matrix: Matrix): void {
    const text = element.children.map((child) => (isElement(child) ? '' : child.value)).join('')
    const size = (Number.parseFloat(String(element.attributes['font-size'])) * Math.abs(matrix.a)) / unitsPerEm
    const { x, y } = apply(matrix, 0, 0)
    // MathJax leaves an em of the text around it for Chinese and the like, and less for others.
    const width = [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2e80 ? 0.6 : 1), 0)
    const room = Math.abs(matrix.a) * width
    this.words.push({ text, x: x / unitsPerEm, baseline: y / unitsPerEm, width: room, size })
  }

  #addBar({ x, y, width, height }: Rect): void {
    if (width <= 0 || height <= 0) return
    this.rules.push(['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z'])
  }
}

type RectNumbers = [number, number, number, number]

function boxOf(matrix: Matrix, x: number, y: number, width: number, height: number): Rect {
  const [one, other] = [apply(matrix, x, y), apply(matrix, x + width, y + height)]
  return rectBetween(
    Math.min(one.x, other.x),
    Math.min(one.y, other.y),
    Math.max(one.x, other.x),
    Math.max(one.y, other.y),
  )
}

/** Empty, with a width or height below 0, where they do not meet. */
function common(a: Rect, b: Rect): Rect {
  return rectBetween(
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
    Math.min(a.x + a.width, b.x + b.width),
    Math.min(a.y + a.height, b.y + b.height),
  )
}

function isElement(node: LiteElement['children'][number]): node is LiteElement {
  return 'children' in node
}

function numberOf({ attributes }: LiteElement, name: string): number {
  return Number.parseFloat(String(attributes[name])) || 0
}

function numbersOf({ attributes }: LiteElement, name: string): number[] {
  return typeof attributes[name] === 'string' ? attributes[name].split(/\s+/).map(Number) : []
}
