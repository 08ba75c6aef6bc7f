import type { Point } from '@ramify/geometry'
import { elementOf, elementsOf, type XmlElement } from '../xml/parse-xml.ts'
import { readStyle, type Style } from './style.ts'

/** A vertex, an edge or a layer as draw.io writes it. */
export interface Cell {
  /** With the object around it that carries its words. */
  readonly element: XmlElement
  readonly id: string
  readonly parent: string
  readonly label: string
  readonly tooltip: string
  readonly link: string
  readonly style: Style
  readonly isVertex: boolean
  readonly isEdge: boolean
  readonly isHidden: boolean
  readonly isCollapsed: boolean
  readonly source: string | null
  readonly target: string | null
  readonly geometry: Geometry
}

export interface Geometry {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of a vertex: its place is a share of what it is in. Of an edge: that of its label is a share of the line. */
  readonly isRelative: boolean
  /** Named points: `sourcePoint`, `targetPoint`, `offset`. */
  readonly named: ReadonlyMap<string, Point>
  readonly points: readonly Point[]
}

/** The cells of a graph model by their ids, and what are none. */
export function cellsOf(model: XmlElement): {
  readonly cells: ReadonlyMap<string, Cell>
  readonly others: XmlElement[]
} {
  const root = elementOf(model, 'root')
  const cells = new Map<string, Cell>()
  const others: XmlElement[] = []
  for (const element of root ? elementsOf(root) : []) {
    const cell = readCell(element)
    if (cell && !cells.has(cell.id)) cells.set(cell.id, cell)
    else others.push(element)
  }
  return { cells, others }
}

/** The cell in an element, which may be an object around it; null where there is none. */
export function readCell(element: XmlElement): Cell | null {
  const cell = element.name === 'mxCell' ? element : elementOf(element, 'mxCell')
  if (!cell) return null
  const isObject = cell !== element
  const { attributes } = cell
  const id = attributes.get('id') ?? element.attributes.get('id')
  if (id === undefined) return null
  const said = (isObject ? element.attributes.get('label') : undefined) ?? attributes.get('value') ?? ''
  const hasPlaceholders = isObject && element.attributes.get('placeholders') === '1'
  const geometry = elementsOf(cell, 'mxGeometry')[0]
  return {
    element,
    id,
    parent: attributes.get('parent') ?? '',
    label: hasPlaceholders ? withValues(said, element) : said,
    tooltip: (isObject && element.attributes.get('tooltip')) || '',
    link: (isObject && element.attributes.get('link')) || '',
    style: readStyle(attributes.get('style') ?? ''),
    isVertex: attributes.get('vertex') === '1',
    isEdge: attributes.get('edge') === '1',
    isHidden: attributes.get('visible') === '0',
    isCollapsed: attributes.get('collapsed') === '1',
    source: attributes.get('source') ?? null,
    target: attributes.get('target') ?? null,
    geometry: readGeometry(geometry),
  }
}

/** `%owner%` stands for the attribute of that name, as long as there is room: a long one may be named thousands of times. */
function withValues(label: string, { attributes }: XmlElement): string {
  let left = mostInserted
  return label.replace(/%([\w.-]{1,100})%/g, (all, name) => {
    const value = attributes.get(name as string)
    if (value === undefined || value.length > left) return all
    left -= value.length
    return value
  })
}

const mostInserted = 10_000

function readGeometry(element: XmlElement | undefined): Geometry {
  const named = new Map<string, Point>()
  const points: Point[] = []
  for (const child of element ? elementsOf(element) : []) {
    if (child.name === 'mxPoint') named.set(child.attributes.get('as') ?? '', pointOf(child))
    else if (child.name === 'Array') for (const each of elementsOf(child, 'mxPoint')) points.push(pointOf(each))
  }
  const of = (key: string) => numberOf(element?.attributes.get(key))
  const isRelative = element?.attributes.get('relative') === '1'
  return { x: of('x'), y: of('y'), width: of('width'), height: of('height'), isRelative, named, points }
}

const pointOf = ({ attributes }: XmlElement): Point => ({
  x: numberOf(attributes.get('x')),
  y: numberOf(attributes.get('y')),
})

/** What is none, or so far away that nobody would find it, is 0. */
export function numberOf(text: string | undefined): number {
  const value = Number(text)
  return Math.abs(value) <= 1e6 ? value + 0 : 0
}
