import { FileError } from '../files/file-error.ts'
import { decodeEntities } from '../html/decode-entities.ts'
import { isObject, tryParse } from '../json/parse-json.ts'
import { matchAt } from '../text/match-at.ts'
import { elementsOf, parseXml } from '../xml/parse-xml.ts'
import { writeXml } from '../xml/write-xml.ts'
import { type DrawioBudget, packedDiagram } from './unpack.ts'

/** Pages have some; each may be megabytes long. */
const mostDiagrams = 200

/**
 * The diagrams of a page that draw.io has exported, or of one that shows some, as one file: `<div class="mxgraph"
 * data-mxgraph="{…}">`, or, as older versions wrote it, packed inside such an element. Undefined for other pages.
 */
export function drawioInHtml(html: string, budget: DrawioBudget): string | undefined {
  const found: string[] = []
  for (const { text } of diagramsIn(html)) {
    const xml = packedDiagram(text, budget)
    if (xml !== undefined) found.push(xml)
    if (found.length >= mostDiagrams) break
  }
  return found.length > 1 ? joined(found, budget) : found[0]
}

const attribute = /\sdata-mxgraph\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const oldElement =
  /\sclass\s*=\s*["']mxgraph["'][^<>]{0,400}>\s{0,100}(?:<div[^<>]{0,400}>)?\s{0,100}([\w+/=%.~-]{20,})\s*</y

/** Texts may speak of such elements. */
const begins = /^\s*(?:<!--|<\?xml|<!doctype html|<html|<div)/i

function* diagramsIn(html: string): Generator<{ readonly text: string }> {
  if (!begins.test(html.slice(0, 500))) return
  if (html.includes('data-mxgraph')) {
    for (const [, double, single] of html.matchAll(attribute)) {
      const said = decodeEntities(double ?? single ?? '').trim()
      const json = said.startsWith('{') ? tryParse(said) : undefined
      if (isObject(json) && typeof json.xml === 'string') yield { text: json.xml.trim() }
    }
    return
  }
  for (let at = html.search(/\sclass\s*=\s*["']mxgraph/); at !== -1; at = html.indexOf(' class=', at + 1)) {
    const packed = matchAt(oldElement, html, at)?.[1]
    if (packed !== undefined) yield { text: packed }
  }
}

/** All pages of several files as those of one. */
function joined(files: readonly string[], budget: DrawioBudget): string {
  const pages = files.flatMap((xml) => {
    try {
      const root = parseXml(xml, budget)
      return root.name === 'mxGraphModel'
        ? [`<diagram>${writeXml(root)}</diagram>`]
        : elementsOf(root, 'diagram').map(writeXml)
    } catch (error) {
      if (error instanceof FileError && error.code === 'format') return []
      throw error
    }
  })
  return `<mxfile>${pages.join('')}</mxfile>`
}
