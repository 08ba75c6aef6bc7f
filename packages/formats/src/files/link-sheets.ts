import { type ContentNode, contentToJson, type Json } from '@ramify/document'
import { walkContent } from '../map/map-builder.ts'
import { parseKept } from '../xmind/raw.ts'
import type { SheetLink } from './file-format.ts'
import { longestName, mostPlaces, type ReportRow } from './report.ts'

/** A link to another document of the same file, once that has an address. */
export interface LinkedSheet extends SheetLink {
  readonly url: string
}

interface Linkable {
  root: ContentNode
  floating?: readonly ContentNode[]
}

/** A map, given as JSON, whose topics lead to other documents of its file. Each also says so for the way back into one file. */
export function linkSheets(json: string, links: readonly LinkedSheet[]): object {
  const content: Linkable = JSON.parse(json)
  const urls = new Map(links.map(({ from, url }) => [from, url]))
  for (const top of [content.root, ...(content.floating ?? [])]) {
    for (const { node } of walkContent(top)) {
      const data = node.data as { [field: string]: Json }
      const url = urls.get(String(data.id))
      if (url === undefined) continue
      data.hyperlink = url
      data.xmind = contentToJson({ ...parseKept(data.xmind), $sheetLink: url })
    }
  }
  return content
}

/** Links that were kept have come over with this. */
export function reportLinked(report: readonly ReportRow[], links: readonly LinkedSheet[]): readonly ReportRow[] {
  const names = links.map(({ was }) => was.slice(0, longestName))
  const rows = report.flatMap((row) => {
    if (row.fate !== 'kept' || row.part !== 'links') return [row]
    const count = row.count - names.filter((name) => name === row.was).length
    const places = row.places.filter((place) => !links.some(({ from }) => from === place))
    return count > 0 ? [{ ...row, count, places }] : []
  })
  const came = rows.find(({ fate, part, was }) => fate === 'imported' && part === 'links' && was === '')
  const places = links.map(({ from }) => from)
  const all: ReportRow = {
    fate: 'imported',
    part: 'links',
    was: '',
    count: (came?.count ?? 0) + links.length,
    places: [...(came?.places ?? []), ...places].slice(0, mostPlaces),
  }
  return [...rows.filter((row) => row !== came), all]
}
