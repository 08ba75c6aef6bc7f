import { isObject } from '../json/parse-json.ts'
import { elementOf, elementsOf, type XmlElement } from '../xml/parse-xml.ts'
import { parseModel } from './open-drawio.ts'
import type { DrawioBudget } from './unpack.ts'

const columns = 6
const gap = 40

/** The entries of a library beside each other, as cells of one page. */
export function libraryModel(library: readonly unknown[], budget: DrawioBudget): XmlElement {
  const cells: XmlElement[] = [element('mxCell', { id: '0' }), element('mxCell', { id: '1', parent: '0' })]
  let [x, y, height] = [0, 0, 0]
  for (const [nth, entry] of library.entries()) {
    if (!isObject(entry)) continue
    if (nth > 0 && nth % columns === 0) [x, y, height] = [0, y + height + gap, 0]
    const size = { width: lengthOf(entry.w), height: lengthOf(entry.h) }
    cells.push(...cellsOfEntry(entry, { id: `e${nth}`, x, y, size }, budget))
    x += size.width + gap
    height = Math.max(height, size.height)
  }
  return element('mxGraphModel', {}, [element('root', {}, cells)])
}

type Size = { readonly width: number; readonly height: number }
type Place = { readonly id: string; readonly x: number; readonly y: number; readonly size: Size }

/** In a group, so that it stays together and where it is. */
function cellsOfEntry(entry: { readonly [field: string]: unknown }, { id, x, y, size }: Place, budget: DrawioBudget) {
  const box = { x: String(x), y: String(y), width: String(size.width), height: String(size.height), as: 'geometry' }
  const title = typeof entry.title === 'string' ? entry.title : ''
  const holder = (style: string, value: string) =>
    element('mxCell', { id, value, style, vertex: '1', parent: '1' }, [element('mxGeometry', box)])
  if (typeof entry.data === 'string') return [holder(`shape=image;image=${entry.data};`, title)]
  if (typeof entry.xml !== 'string') return []
  const root = elementOf(parseModel(entry.xml, budget), 'root')
  const inside = root ? elementsOf(root).map((each) => renamed(each, id)) : []
  return [holder('group;', ''), ...inside.filter((each) => cellOf(each)?.attributes.get('id') !== `${id}-0`)]
}

const cellOf = (each: XmlElement) => (each.name === 'mxCell' ? each : elementOf(each, 'mxCell'))

/** Ids begin again in each entry; what is on its layer comes into the group. */
function renamed(each: XmlElement, prefix: string): XmlElement {
  const isLayer = each.name === 'mxCell' && each.attributes.get('parent') === '0'
  if (isLayer) return element('mxCell', { id: `${prefix}-0` })
  const attributes = new Map(each.attributes)
  for (const name of ['id', 'parent', 'source', 'target']) {
    const value = attributes.get(name)
    if (value !== undefined) attributes.set(name, name === 'parent' && value === '1' ? prefix : `${prefix}-${value}`)
  }
  const children = each.children.map((child) =>
    typeof child !== 'string' && child.name === 'mxCell' ? renamed(child, prefix) : child,
  )
  return { ...each, attributes, children }
}

const lengthOf = (value: unknown) => Math.min(10_000, Math.max(10, Number(value) || 100))

function element(name: string, attributes: Readonly<Record<string, string>>, children: XmlElement[] = []): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children }
}
