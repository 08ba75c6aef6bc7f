import { FileError } from '../files/file-error.ts'
import type { SourceFile } from '../files/source-file.ts'
import { decodeEntities } from '../html/decode-entities.ts'
import { tryParse } from '../json/parse-json.ts'
import { matchAt } from '../text/match-at.ts'
import { elementOf, elementsOf, parseXml, textOf, type XmlElement } from '../xml/parse-xml.ts'
import { rootName } from '../xml/root-name.ts'
import { drawioInHtml } from './html-diagrams.ts'
import { drawioInPng } from './png-text.ts'
import { type DrawioBudget, drawioBudget, packedDiagram, unpacked } from './unpack.ts'

/** One page of a file. */
export interface Diagram {
  readonly attributes: ReadonlyMap<string, string>
  /** Absent for a page that nobody has drawn on. */
  readonly model: XmlElement | undefined
}

export interface OpenedDrawio {
  /** Of the whole file. */
  readonly attributes: ReadonlyMap<string, string>
  readonly diagrams: readonly Diagram[]
  /** Entries of a library of shapes, which has no pages. */
  readonly library?: readonly unknown[]
}

const roots = new Set(['mxfile', 'mxGraphModel', 'mxlibrary'])
const none: ReadonlyMap<string, string> = new Map()

/** Its XML, also out of a picture that carries it; undefined for what is no file of draw.io. */
export function drawioText(file: SourceFile): string | undefined {
  const budget = drawioBudget()
  const inPng = drawioInPng(file.bytes, budget)
  if (inPng !== undefined) return unpacked(inPng, budget)
  const text = file.text ?? ''
  const name = rootName(text)
  if (name !== undefined && roots.has(name)) return text
  return drawioInHtml(text, budget) ?? drawioInSvg(text, budget)
}

const contentAttribute = /<svg\s[^<]*?\scontent\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y

/** `content="&lt;mxfile …"` of the first tag; what is around it may have a document type, so only that tag is read. */
function drawioInSvg(text: string, budget: DrawioBudget): string | undefined {
  const start = text.slice(0, 2_000).indexOf('<svg')
  if (start === -1) return undefined
  const found = matchAt(contentAttribute, text, start)
  const content = found?.[1] ?? found?.[2]
  if (content === undefined) return undefined
  return packedDiagram(decodeEntities(content).trim(), budget)
}

export function openDrawio(xml: string, budget: DrawioBudget): OpenedDrawio {
  const root = parseXml(xml.trimStart(), budget)
  if (root.name === 'mxGraphModel') return { attributes: none, diagrams: [{ attributes: none, model: root }] }
  if (root.name === 'mxlibrary') {
    const library = tryParse(textOf(root))
    if (!Array.isArray(library)) throw new FileError('format', 'a library that lists nothing')
    return { attributes: none, diagrams: [], library }
  }
  const diagrams = elementsOf(root, 'diagram').map(
    (diagram): Diagram => ({
      attributes: diagram.attributes,
      model: modelOf(diagram, budget),
    }),
  )
  if (diagrams.length === 0) throw new FileError('format', 'a file of draw.io without pages')
  return { attributes: root.attributes, diagrams }
}

function modelOf(diagram: XmlElement, budget: DrawioBudget): XmlElement | undefined {
  const plain = elementOf(diagram, 'mxGraphModel')
  if (plain) return plain
  const packed = textOf(diagram).trim()
  return packed === '' ? undefined : parseModel(packed, budget)
}

/** A graph model as it stands in files: as XML, as in an address, or packed. */
export function parseModel(text: string, budget: DrawioBudget): XmlElement {
  const model = parseXml(unpacked(text.trim(), budget), budget)
  if (model.name === 'mxGraphModel') return model
  throw new FileError('format', `a page of draw.io with <${model.name.slice(0, 50)}> in it`)
}
