import type { Point } from '@ramify/geometry'
import { type HtmlElement, parseXml } from '../html/parse-html.ts'

/** A vertex or an edge as draw.io writes it. */
export interface Cell {
  readonly id: string
  readonly parent: string
  readonly label: string
  readonly tooltip: string
  readonly link: string
  readonly style: ReadonlyMap<string, string>
  readonly isVertex: boolean
  readonly isEdge: boolean
  readonly source: string | null
  readonly target: string | null
  readonly geometry: Geometry
}

export interface Geometry {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Named points: `sourcePoint`, `targetPoint`, `offset`. */
  readonly named: ReadonlyMap<string, Point>
  readonly points: readonly Point[]
}

/** More than any page has that people draw. */
const mostCells = 20_000

/** The cells of the first graph model in some XML, by their ids; null where there is none. */
export function readCells(xml: string): ReadonlyMap<string, Cell> | null {
  const model = first(parseXml(xml), 'mxgraphmodel')
  const root = model && first(model, 'root')
  if (!root) return null
  const cells = new Map<string, Cell>()
  for (const element of elementsIn(root)) {
    const cell = cells.size < mostCells ? readCell(element) : null
    if (cell && !cells.has(cell.id)) cells.set(cell.id, cell)
  }
  return cells
}

/** A cell, or an object around one that carries its words. */
function readCell(element: HtmlElement): Cell | null {
  const isObject = element.name === 'object' || element.name === 'userobject'
  const cell = isObject ? elementsIn(element).find(({ name }) => name === 'mxcell') : element
  if (cell?.name !== 'mxcell') return null
  const { attributes } = cell
  const id = attributes.get('id') ?? element.attributes.get('id')
  if (id === undefined) return null
  return {
    id,
    parent: attributes.get('parent') ?? '',
    label: (isObject ? element.attributes.get('label') : attributes.get('value')) ?? '',
    tooltip: (isObject && element.attributes.get('tooltip')) || '',
    link: (isObject && element.attributes.get('link')) || '',
    style: readStyle(attributes.get('style') ?? ''),
    isVertex: attributes.get('vertex') === '1',
    isEdge: attributes.get('edge') === '1',
    source: attributes.get('source') ?? null,
    target: attributes.get('target') ?? null,
    geometry: readGeometry(elementsIn(cell).find(({ name }) => name === 'mxgeometry')),
  }
}

/** `ellipse;fillColor=#fff;` — a name without a value is a shape. */
function readStyle(style: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of style.split(';')) {
    const at = part.indexOf('=')
    const [key, value] = at === -1 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
    if (key !== '') found.set(key, value)
  }
  return found
}

function readGeometry(element: HtmlElement | undefined): Geometry {
  const named = new Map<string, Point>()
  const points: Point[] = []
  for (const child of element ? elementsIn(element) : []) {
    if (child.name === 'mxpoint') named.set(child.attributes.get('as') ?? '', pointOf(child))
    else if (child.name === 'array') {
      points.push(...elementsIn(child).flatMap((each) => (each.name === 'mxpoint' ? [pointOf(each)] : [])))
    }
  }
  const of = (key: string) => numberOf(element?.attributes.get(key))
  return { x: of('x'), y: of('y'), width: of('width'), height: of('height'), named, points }
}

const pointOf = ({ attributes }: HtmlElement): Point => ({
  x: numberOf(attributes.get('x')),
  y: numberOf(attributes.get('y')),
})

/** What is none, or so far away that nobody would find it, is 0. */
export function numberOf(text: string | undefined): number {
  const value = Number(text)
  return Math.abs(value) <= 1e6 ? value : 0
}

function first(element: HtmlElement, name: string): HtmlElement | null {
  const open = [element]
  for (const each of open) {
    if (each.name === name) return each
    // Not spread: a call takes no hundred thousand arguments.
    for (const child of elementsIn(each)) open.push(child)
  }
  return null
}

function elementsIn({ children }: HtmlElement): HtmlElement[] {
  return children.filter((child): child is HtmlElement => typeof child === 'object' && 'name' in child)
}
