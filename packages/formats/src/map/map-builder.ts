import { type ContentNode, contentVersion, type Json, type MapContent, newId } from '@ramify/document'
import { FileError } from '../files/file-error.ts'
import type { FileResource, ReadDocument } from '../files/file-format.ts'
import { Report } from '../files/report.ts'

/** A topic on its way into a document. */
export interface TopicDraft {
  readonly data: { id: string; text: string; [field: string]: Json }
  readonly children: TopicDraft[]
}

type Fields = { readonly [field: string]: Json | undefined }

/** Ten times what an editor can show: more is no map, and would hold a server for many seconds. */
const mostTopics = 100_000

/** Puts a mind map together while a file is read: topics with ids of their own, what lies between them, pictures, the report. */
export class MapBuilder {
  readonly report = new Report()
  readonly floating: TopicDraft[] = []
  readonly lines: { readonly [field: string]: Json }[] = []
  readonly ranges: { readonly [field: string]: Json }[] = []
  readonly callouts: { readonly [field: string]: Json }[] = []
  readonly resources: FileResource[] = []
  /** Names of the layout and the theme; those of a new map when the file names none. */
  layout = 'right'
  theme = 'sky-19'
  /** Spacing, levels, colours and numbering, and the paper, as content says them. */
  style: MapContent['style'] = {}
  background: MapContent['background'] = null
  /** What the whole file has and a map does not, under names of its format: goes back into such a file. */
  kept: { readonly [field: string]: Json } = {}
  readonly #ids = new Set<string>()

  /** Topics of this map so far. */
  #count = 0

  /** Keeps the id that the file gives where it is one and is not there yet. Fields that are undefined are left out. */
  topic(text: string, fields?: Fields, wanted?: string): TopicDraft {
    if (++this.#count > mostTopics) throw new FileError('too-large', `more than ${mostTopics} topics`)
    const data: TopicDraft['data'] = {
      id: this.id(wanted),
      text: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text,
    }
    if (fields) {
      for (const [field, value] of Object.entries(fields)) if (value !== undefined) data[field] = value
    }
    this.report.add('imported', 'topics')
    return { data, children: [] }
  }

  id(wanted?: string): string {
    const isGood = wanted !== undefined && /^[A-Za-z0-9][\w.:-]{0,63}$/.test(wanted) && !this.#ids.has(wanted)
    const id = isGood ? wanted : newId()
    this.#ids.add(id)
    return id
  }

  document(title: string, root: TopicDraft): ReadDocument {
    const content: MapContent = {
      ...this.kept,
      root,
      ...(this.floating.length > 0 && { floating: this.floating }),
      relLine: this.lines,
      ...(this.ranges.length > 0 && { ranges: this.ranges }),
      ...(this.callouts.length > 0 && { callouts: this.callouts }),
      style: this.style,
      template: this.layout,
      theme: this.theme,
      background: this.background,
      version: contentVersion,
      resources: this.resources.map(({ id }) => ({ resource_id: id })),
    }
    return { kind: 'mindmap', title, content, resources: this.resources, report: this.report.rows }
  }
}

/** Files with several tops, or none, get a main topic with the file's title. */
export function oneRoot(builder: MapBuilder, tops: readonly TopicDraft[], title: string): TopicDraft {
  const [only] = tops
  if (only && tops.length === 1) return only
  const root = { data: { id: builder.id(), text: title }, children: [...tops] }
  return root
}

export interface Step {
  readonly node: ContentNode
  readonly depth: number
}

/** A node and everything below it, from the top down, in order, at any depth. */
export function* walkContent(top: ContentNode): Generator<Step> {
  const left: Step[] = [{ node: top, depth: 0 }]
  for (let step = left.pop(); step; step = left.pop()) {
    yield step
    const { children } = step.node
    for (let nth = children.length - 1; nth >= 0; nth--) {
      left.push({ node: children[nth] as ContentNode, depth: step.depth + 1 })
    }
  }
}
