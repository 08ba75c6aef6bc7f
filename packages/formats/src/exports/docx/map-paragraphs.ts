import { type NodeSnapshot, type RichText, tops, walkWithDepth } from '@ramify/document'
import type { IParagraphOptions, Paragraph, ParagraphChild } from 'docx'
import type { ExportPorts } from '../export-ports.ts'
import type { ComposedExport } from '../pages/compose-export.ts'
import { listName } from './bullets.ts'
import { clean } from './clean.ts'
import { imageRun } from './image-run.ts'
import { pagePicture } from './page-picture.ts'
import { linkedRuns, textRuns } from './text-runs.ts'

type Docx = typeof import('docx')
type MapExport = Extract<ComposedExport, { kind: 'mindmap' }>

/** Levels that are headings; what is deeper is a list. */
const headings = 9

/** The drawing, and all topics, also those that are folded away in it: whoever reads a text cannot unfold it. */
export async function mapParagraphs(
  docx: Docx,
  { snapshot, branch, title, pages }: MapExport,
  ports: ExportPorts,
): Promise<Paragraph[]> {
  const paragraphs: Paragraph[] = []
  for (const page of pages) paragraphs.push(await pagePicture(docx, page, ports, title))
  const anchors = anchorsOf(snapshot.nodes.values())
  const anchorOf = (url: string) => anchors.get(url)
  for (const { node, depth } of walkWithDepth(snapshot, branch === null ? tops(snapshot) : [branch])) {
    paragraphs.push(topicParagraph(docx, node, depth, anchorOf), ...detailParagraphs(docx, node, depth, ports))
  }
  return paragraphs
}

/** Only what is linked to gets a name: by its link. */
function anchorsOf(nodes: Iterable<NodeSnapshot>): Map<string, string> {
  const anchors = new Map<string, string>()
  const ids = new Set<string>()
  for (const { id, link } of nodes) {
    ids.add(`#node:${encodeURIComponent(id)}`)
    if (link?.url?.startsWith('#node:')) anchors.set(link.url, `topic_${anchors.size}`)
  }
  for (const url of anchors.keys()) if (!ids.has(url)) anchors.delete(url)
  return anchors
}

function topicParagraph(
  docx: Docx,
  node: NodeSnapshot,
  depth: number,
  anchorOf: (url: string) => string | undefined,
): Paragraph {
  const { text, link, marks, id } = node
  const said = [marks.priority === null ? '' : `[${marks.priority}] `, progressOf(marks.progress)].join('')
  const own = linkedRuns(docx, text, link, anchorOf)
  const anchor = anchorOf(`#node:${encodeURIComponent(id)}`)
  const children: ParagraphChild[] = [
    ...(said === '' ? [] : [new docx.TextRun(said)]),
    ...(anchor === undefined ? own : [new docx.Bookmark({ id: anchor, children: own })]),
    ...marks.labels.map((label) => labelRun(docx, label)),
  ]
  return new docx.Paragraph({ ...formOf(depth), children })
}

function formOf(depth: number): IParagraphOptions {
  if (depth < headings) return { style: `Heading${depth + 1}` }
  return { numbering: { reference: listName, level: Math.min(8, depth - headings) } }
}

const progressOf = (progress: number | null) => (progress === null ? '' : `${Math.round(progress)} % `)

function labelRun(docx: Docx, label: string) {
  return new docx.TextRun({ text: `  ${clean(label)} `, color: '5B6472', size: 18, bold: false })
}

/** What belongs to a topic beside its words. */
function detailParagraphs(docx: Docx, node: NodeSnapshot, depth: number, ports: ExportPorts): Paragraph[] {
  const { image, note, formula } = node
  const indent = depth < headings ? {} : { indent: { left: 360 * Math.min(9, depth - headings + 1) } }
  const picture = image && ports.image(image.resource)
  return [
    ...(image && picture ? [new docx.Paragraph({ ...indent, children: [imageRun(docx, picture, image)] })] : []),
    ...(formula === undefined ? [] : [formulaParagraph(docx, formula, indent)]),
    ...(note.text === '' ? [] : [noteParagraph(docx, note, indent)]),
  ]
}

function formulaParagraph(docx: Docx, formula: string, indent: IParagraphOptions) {
  return new docx.Paragraph({ ...indent, children: [new docx.TextRun({ text: clean(formula), font: 'Consolas' })] })
}

function noteParagraph(docx: Docx, note: RichText, indent: IParagraphOptions) {
  const border = { style: 'single', color: 'C7CDD6', size: 12, space: 8 } as const
  return new docx.Paragraph({ ...indent, border: { left: border }, children: textRuns(docx, note) })
}
