import type { ConnectorContent, FlowchartItems, ShapeContent } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import { parseXml, type XmlElement } from '../xml/parse-xml.ts'
import { CellReader, DocumentIds, type ReadConnector, type ReadShape } from './cell-reader.ts'
import { cellsOf } from './cells.ts'
import { connectorLook } from './looks.ts'
import { stackOf } from './read-shape.ts'

/** The cells of one page of draw.io, as shapes and connectors; null for anything else. What it has and we do not is approximated. */
export function readGraphModel(xml: string): FlowchartItems | null {
  if (!xml.includes('<mxGraphModel')) return null
  const model = tryModel(xml)
  return model && itemsOf(model)
}

/** Copied cells are XML, which is written as in an address; null for what is none. */
export function readDrawioClipboard(text: string): FlowchartItems | null {
  if (text.startsWith('<mxGraphModel')) return readGraphModel(text)
  if (!text.startsWith('%3CmxGraphModel')) return null
  try {
    return readGraphModel(decodeURIComponent(text))
  } catch {
    // A percent sign that stands for nothing.
    return null
  }
}

function tryModel(xml: string): XmlElement | null {
  try {
    const root = parseXml(xml)
    return root.name === 'mxGraphModel' ? root : null
  } catch (error) {
    if (error instanceof FileError) return null
    throw error
  }
}

function itemsOf(model: XmlElement): FlowchartItems {
  const { items } = new CellReader(cellsOf(model).cells, new DocumentIds()).read()
  const shapes: ShapeContent[] = []
  const connectors: ConnectorContent[] = []
  for (const item of items) {
    if (item.type === 'connector') connectors.push(connectorOf(item))
    else addShapes(item, undefined, shapes)
  }
  return { shapes, connectors }
}

function addShapes(shape: ReadShape, parent: string | undefined, all: ShapeContent[]): void {
  const { id, kind, box, runs, look, note, cell, children } = shape
  const stack = stackOf(kind, cell.style)
  all.push({
    id,
    ...(parent !== undefined && { parent }),
    kind,
    box,
    text: { runs },
    look,
    ...(note !== '' && { note }),
    ...(stack && { stack }),
  })
  for (const child of children) addShapes(child, id, all)
}

const connectorOf = ({ id, from, to, style, bends, cell, labels }: ReadConnector): ConnectorContent => ({
  id,
  from,
  to,
  style,
  bends,
  look: connectorLook(cell.style),
  labels: labels.map(({ runs, at }) => ({ text: { runs }, at })),
})
