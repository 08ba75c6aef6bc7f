import type { ContentNode, Json } from '@ramify/document'
import { decodeAddress } from '../files/decode-address.ts'
import { FileError } from '../files/file-error.ts'
import type { FileDocument } from '../files/file-format.ts'
import { linkIn } from '../map/link-fields.ts'
import { walkContent } from '../map/map-builder.ts'
import { richRuns } from '../map/rich-fields.ts'
import { saidTask } from '../map/task-fields.ts'
import { parseXml } from '../xml/parse-xml.ts'
import { escapeAttribute, escapeXml } from '../xml/write-xml.ts'
import { latexHook } from './freemind-hooks.ts'
import { builtinOf } from './freemind-icons.ts'
import { isPage } from './freemind-text.ts'

type MindMap = Extract<FileDocument, { kind: 'mindmap' }>['content']
type Fields = { readonly [field: string]: Json | undefined }

/** FreeMind's own format; floating topics stand below the main topic, as it has none. */
export function writeFreemind([document]: readonly FileDocument[]): string {
  if (document?.kind !== 'mindmap') return ''
  return new FreemindWriter(document.content).write()
}

class FreemindWriter {
  readonly #map: MindMap
  readonly #lines: string[] = ['<map version="1.0.1">']
  readonly #ids = new Set<string>()
  readonly #arrows = new Map<unknown, Fields[]>()
  readonly #clouds = new Map<unknown, Fields>()
  /** By the first and the last topic that they sum up. */
  readonly #begins = new Set<unknown>()
  readonly #summaries = new Map<unknown, { readonly text: Json; readonly title: ContentNode | undefined }>()
  /** Floating topics that stand in summaries. */
  readonly #titles = new Set<unknown>()

  constructor(map: MindMap) {
    this.#map = map
    for (const top of [map.root, ...(map.floating ?? [])]) {
      for (const { node } of walkContent(top)) this.#ids.add(String(node.data.id))
    }
    for (const line of map.relLine) {
      if (!this.#ids.has(String(line.to))) continue
      const arrows = this.#arrows.get(line.from)
      if (arrows) arrows.push(line)
      else this.#arrows.set(line.from, [line])
    }
    for (const range of map.ranges ?? []) {
      // It knows clouds around one branch only.
      if (range.kind === 'boundary' && range.first === range.last) this.#clouds.set(range.first, range)
    }
    this.#findSummaries()
  }

  /** Neighbours are summed up once, and on one side. */
  #findSummaries(): void {
    const floating = new Map((this.#map.floating ?? []).map((node) => [node.data.id as unknown, node]))
    const summaries = (this.#map.ranges ?? []).filter(({ kind }) => kind === 'summary')
    const byFirst = new Map(summaries.map((range) => [range.first as unknown, range]))
    if (byFirst.size === 0) return
    for (const top of [this.#map.root, ...(this.#map.floating ?? [])]) {
      for (const { node } of walkContent(top)) {
        const openOf = new Map<Json, Fields>()
        for (const { data } of node.children) {
          const side = node === this.#map.root ? (data.side ?? 'right') : 'right'
          const open = openOf.get(side) ?? byFirst.get(data.id)
          if (!open) continue
          openOf.set(side, open)
          if (open.last !== data.id) continue
          openOf.delete(side)
          this.#begins.add(open.first)
          // Of floating ones that are the titles of each other none would be written.
          const title = top === this.#map.root && !this.#titles.has(open.topic) ? floating.get(open.topic) : undefined
          if (title) this.#titles.add(open.topic)
          this.#summaries.set(data.id, { text: open.text ?? '', title })
        }
      }
    }
  }

  write(): string {
    const { root, floating = [] } = this.#map
    const top = { ...root, children: [...root.children, ...floating.filter(({ data }) => !this.#titles.has(data.id))] }
    const left: ({ readonly node: ContentNode; readonly isMain: boolean } | string)[] = [{ node: top, isMain: false }]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (typeof next === 'string') {
        this.#lines.push(next)
        continue
      }
      this.#node(next.node.data, next.isMain)
      left.push('</node>')
      const { children } = next.node
      const isMain = next.node === top
      for (let nth = children.length - 1; nth >= 0; nth--) {
        const node = children[nth] as ContentNode
        const { id, side } = node.data
        const position = attributesOf({ TEXT: '', POSITION: isMain ? (side ?? 'right') : undefined })
        const summary = this.#summaries.get(id)
        if (summary) {
          const { title, text } = summary
          left.push('</node>', title ? { node: title, isMain: false } : `<node${attributesOf({ TEXT: text })}/>`)
          left.push(`<node${position}><hook NAME="SummaryNode"/>`)
        }
        left.push({ node, isMain })
        if (this.#begins.has(id)) left.push(`<node${position}><hook NAME="FirstGroupNode"/></node>`)
      }
    }
    this.#lines.push('</map>', '')
    return this.#lines.join('\n')
  }

  #node(data: Fields, isMain: boolean): void {
    const kept = plain(data.freemind)
    const position = isMain ? (data.side ?? 'right') : undefined
    const attributes: Fields = {
      ...plain(kept.attributes),
      CREATED: data.created,
      ID: data.id,
      POSITION: position,
      TEXT: data.text ?? '',
      FOLDED: data.expandState === 'collapse' ? 'true' : undefined,
      COLOR: data.color,
      BACKGROUND_COLOR: data.background,
      STYLE: nameOf(styles, data.shape) ?? plain(kept.attributes).STYLE,
      ...this.#link(data),
    }
    this.#lines.push(`<node${attributesOf(attributes)}>`)
    const pictures = Array.isArray(kept.images) ? kept.images.filter((source) => typeof source === 'string') : []
    this.#rich('NODE', richRuns(data.text, data.textRuns), this.#isRich(data, pictures), pictures)
    this.#rich('NOTE', richRuns(data.note, data.noteRuns), Boolean(data.note))
    this.#look(data)
    if (typeof data.formula === 'string') {
      this.#lines.push(`<hook${attributesOf({ EQUATION: data.formula, NAME: latexHook })}/>`)
    }
    for (const builtin of iconsOf(data)) this.#lines.push(`<icon${attributesOf({ BUILTIN: builtin })}/>`)
    for (const line of this.#arrows.get(data.id) ?? []) this.#arrow(line)
    const cloud = this.#clouds.get(data.id)
    if (cloud) this.#lines.push(`<cloud${attributesOf(cloudFields(plain(cloud.look)))}/>`)
    for (const [name, value] of Object.entries(saidTask(data.task))) {
      if (value !== undefined) this.#lines.push(`<attribute${attributesOf({ NAME: name, VALUE: value })}/>`)
    }
    for (const xml of Array.isArray(kept.xml) ? kept.xml : []) {
      if (typeof xml === 'string' && isSound(xml)) this.#lines.push(xml)
    }
  }

  /** Plain words that look like a page would be read as one. */
  #isRich({ text, textRuns }: Fields, pictures: readonly string[]): boolean {
    return textRuns !== undefined || pictures.length > 0 || (typeof text === 'string' && isPage(text))
  }

  #link(data: Fields): Fields {
    const link = linkIn(data)
    if (link?.url === undefined) return { LINK: link?.address }
    const hyperlink = link.url
    if (!hyperlink.startsWith('#node:')) return { LINK: hyperlink }
    const id = decodeAddress(hyperlink.slice(6))
    return this.#ids.has(id) ? { LINK: `#${id}` } : {}
  }

  #rich(type: string, runs: ReturnType<typeof richRuns>, isWanted: boolean, pictures: readonly string[] = []): void {
    if (!isWanted) return
    const images = pictures.map((source) => `<img src="${escapeAttribute(source)}"/>`)
    const words = runs.map(({ text, attributes: { bold, italic, underline, strike, color, size, family } }) => {
      let html = escapeXml(text).replaceAll('\n', '<br/>')
      if (bold) html = `<b>${html}</b>`
      if (italic) html = `<i>${html}</i>`
      if (underline) html = `<u>${html}</u>`
      if (strike) html = `<s>${html}</s>`
      const style = [
        ...(color === undefined ? [] : [`color: ${color}`]),
        ...(size === undefined ? [] : [`font-size: ${size}px`]),
      ].join('; ')
      if (family !== undefined) html = `<font face="${escapeAttribute(family)}">${html}</font>`
      if (style !== '') html = `<span style="${escapeAttribute(style)}">${html}</span>`
      return html
    })
    this.#lines.push(
      `<richcontent TYPE="${type}"><html><head/><body><p>${images.join('')}${words.join('')}</p></body></html></richcontent>`,
    )
  }

  #look(data: Fields): void {
    const font: Fields = {
      NAME: data['font-family'],
      SIZE: data['font-size'],
      BOLD: data['font-weight'] === 'bold' ? 'true' : undefined,
      ITALIC: data['font-style'] === 'italic' ? 'true' : undefined,
    }
    const edge: Fields = {
      COLOR: data['connect-color'],
      WIDTH: data['connect-width'],
      STYLE: nameOf(edgeStyles, data['connect-style']),
      DASH: nameOf(dashes, data['connect-pattern']),
    }
    if (attributesOf(font) !== '') this.#lines.push(`<font${attributesOf(font)}/>`)
    if (attributesOf(edge) !== '') this.#lines.push(`<edge${attributesOf(edge)}/>`)
  }

  #arrow({ id, to, text, look }: Fields): void {
    const { color, startArrow, endArrow, width, dash, size, family } = plain(look)
    const attributes: Fields = {
      ID: id,
      DESTINATION: to,
      COLOR: color,
      WIDTH: width,
      DASH: nameOf(arrowDashes, dash) ?? (typeof dash === 'string' && /^[\d ]+$/.test(dash) ? dash : undefined),
      FONT_SIZE: size,
      FONT_FAMILY: family,
      STARTARROW: startArrow === undefined || startArrow === 'none' ? 'None' : 'Default',
      ENDARROW: endArrow === 'none' ? 'None' : 'Default',
      MIDDLE_LABEL: text || undefined,
    }
    this.#lines.push(`<arrowlink${attributesOf(attributes)}/>`)
  }
}

const styles = {
  rounded: 'bubble',
  underline: 'fork',
  rect: 'rectangle',
  ellipse: 'oval',
  pill: 'oval',
  circle: 'oval',
  hexagon: 'wide_hexagon',
}
const dashes = { solid: 'SOLID', dashed: 'DASHES', dotted: 'CLOSE_DOTS', 'dash-dot': 'DOTS_AND_DASHES' }
const cloudShapes = { scallops: 'ARC', waves: 'STAR', rect: 'RECT', rounded: 'ROUND_RECT' }
const edgeStyles = { curve: 'bezier', taper: 'sharp_bezier', straight: 'linear', poly: 'horizontal' }

/** Freeplane writes them as lengths. */
const arrowDashes = { dashed: '6 4', dotted: '2 4', 'dash-dot': '7 3 2 3' }

const cloudFields = ({ fill, shape }: Fields): Fields => ({ COLOR: fill, SHAPE: nameOf(cloudShapes, shape) })

const nameOf = (names: { readonly [ours: string]: string }, ours: Json | undefined) =>
  typeof ours === 'string' && Object.hasOwn(names, ours) ? names[ours] : undefined

function iconsOf({ priority, progress, icons }: Fields): string[] {
  const own = Array.isArray(icons) ? icons.flatMap((icon) => builtinOf(String(icon)) ?? []) : []
  if (typeof progress === 'number') own.unshift(`${Math.round(progress / 25) * 25}%`)
  if (typeof priority === 'number') own.unshift(`full-${priority}`)
  return own
}

function attributesOf(fields: Fields): string {
  return Object.entries(fields)
    .filter(
      ([name, value]) => (typeof value === 'string' || typeof value === 'number') && /^[A-Za-z_][\w.:-]*$/.test(name),
    )
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('')
}

function plain(value: Json | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** What came in from a file may have been changed by any program since. */
function isSound(xml: string): boolean {
  try {
    parseXml(xml)
    return true
  } catch (error) {
    if (error instanceof FileError) return false
    throw error
  }
}
