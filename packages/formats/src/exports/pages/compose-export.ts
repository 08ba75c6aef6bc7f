import {
  type FlowchartSnapshot,
  flowchartFromContent,
  fromContent,
  type MapSnapshot,
  type NodeId,
  openFlowchart,
  openMap,
} from '@ramify/document'
import { inflate, type Rect, union } from '@ramify/geometry'
import {
  composeFlowchart,
  composeScene,
  type Drawn,
  drawWatermark,
  type FlowchartPage,
  type Layer,
  type Scene,
  themeOf,
} from '@ramify/scene'
import { themeById } from '@ramify/themes'
import { FileError } from '../../files/file-error.ts'
import type { FileDocument } from '../../files/file-format.ts'
import type { ExportPorts } from '../export-ports.ts'
import type { ExportSettings } from '../export-settings.ts'
import type { ExportPage } from './export-page.ts'

/** What is exported of a document, composed as the screen composes it. */
export type ComposedExport =
  | {
      readonly kind: 'mindmap'
      readonly title: string
      readonly snapshot: MapSnapshot
      /** The topic whose branch alone is exported; null: the whole map. */
      readonly branch: NodeId | null
      readonly scene: Scene
      readonly pages: readonly [ExportPage]
    }
  | {
      readonly kind: 'flowchart'
      readonly title: string
      readonly snapshot: FlowchartSnapshot
      readonly charts: readonly FlowchartPage[]
      readonly pages: readonly ExportPage[]
    }

type Tools = Pick<ExportPorts, 'measurer' | 'formulas' | 'calendar'>
type Parts = Pick<ExportSettings, 'part' | 'watermark'>

export function composeExport(document: FileDocument, settings: Parts, tools: Tools): ComposedExport {
  return document.kind === 'mindmap'
    ? composeMap(document.title, mapOf(document.content), settings, tools)
    : composeChart(document.title, chartOf(document.content), settings, tools)
}

/** Around every drawing. */
const padding = 20

function composeMap(title: string, whole: MapSnapshot, parts: Parts, tools: Tools): ComposedExport {
  const { part: branch = null, watermark = '' } = parts
  if (branch !== null && !whole.nodes.get(branch)) throw noSuchPart(branch)
  const snapshot = branch === null ? whole : unfoldedTo(whole, branch)
  const input = { snapshot, theme: themeOf(snapshot), ...tools }
  if (branch === null) {
    const scene = composeScene({ ...input, watermark })
    return { kind: 'mindmap', title, snapshot, branch, scene, pages: [pageOf(scene, '', title)] }
  }
  const scene = composeScene(input)
  return { kind: 'mindmap', title, snapshot, branch, scene, pages: [pageOfBranch(scene, branch, title, watermark)] }
}

function composeChart(title: string, snapshot: FlowchartSnapshot, parts: Parts, tools: Tools): ComposedExport {
  const { part, watermark = '' } = parts
  const chosen = part === undefined ? snapshot.pages : snapshot.pages.filter(({ id }) => id === part)
  if (part !== undefined && chosen.length === 0) throw noSuchPart(part)
  const theme = themeById(snapshot.theme)
  const { measurer } = tools
  const charts = chosen.map(({ id }) => composeFlowchart({ snapshot, page: id, theme, measurer, watermark }))
  const pages = charts.map((chart) => pageOf(chart, chart.parts.page.id, chart.parts.page.name.text))
  return { kind: 'flowchart', title, snapshot, charts, pages }
}

function pageOf(drawn: Drawn, id: string, name: string): ExportPage {
  return {
    id,
    name,
    paper: drawn.paper,
    bounds: inflate(drawn.bounds, padding),
    layers: (area) => drawn.layers(area),
    background: (area) => drawn.background(area),
  }
}

function pageOfBranch(scene: Scene, branch: NodeId, name: string, words: string): ExportPage {
  const alone = scene.branchAlone(branch)
  if (!alone) throw noSuchPart(branch)
  const { box } = alone
  const watermark = words === '' ? null : drawWatermark(words, box, scene.theme, scene.parts.maker.measurer)
  const layers: Layer[] = [...alone.layers]
  if (watermark) layers.push([{ x: 0, y: 0, primitives: watermark.primitives }])
  return {
    id: '',
    name,
    paper: scene.paper,
    bounds: inflate((watermark && union([box, watermark.bounds])) ?? box, padding),
    layers: () => layers,
    background: (area: Rect) => scene.background(area),
  }
}

function mapOf(content: unknown): MapSnapshot {
  const made = fromContent(content)
  if (!made.ok) throw new FileError('format', `content with an error: ${made.error.code}`)
  const map = openMap(made.doc)
  const { snapshot } = map
  map.destroy()
  made.doc.destroy()
  return snapshot
}

function chartOf(content: unknown): FlowchartSnapshot {
  const made = flowchartFromContent(content)
  if (!made.ok) throw new FileError('format', `content with an error: ${made.error.code}`)
  const chart = openFlowchart(made.doc)
  const { snapshot } = chart
  chart.destroy()
  made.doc.destroy()
  return snapshot
}

/** Somebody asked for a branch: it is shown even where it is folded away. */
function unfoldedTo(snapshot: MapSnapshot, branch: NodeId): MapSnapshot {
  const nodes = new Map(Array.from(snapshot.nodes.values(), (node) => [node.id, node]))
  let parent = nodes.get(branch)?.parent
  while (parent) {
    const node = nodes.get(parent)
    if (!node) break
    if (node.folded) nodes.set(parent, { ...node, folded: false })
    parent = node.parent
  }
  return { ...snapshot, nodes }
}

const noSuchPart = (id: string) => new FileError('format', `the document has no branch or page ${id.slice(0, 100)}`)
