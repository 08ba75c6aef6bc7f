import type { ContentWarning } from '../../core/content-warning.ts'
import { list, name, number, whole, words } from '../../core/fields.ts'
import { readImage } from '../../core/image.ts'
import { isPlain, type Json } from '../../core/json.ts'
import { allowedUrl, shownAddress } from '../../core/link.ts'
import type { RichText } from '../../core/text/rich-text.ts'
import { readRich, writeRuns } from '../../core/text/text-runs.ts'
import type { SoundContent } from '../commands/node-content.ts'
import { readFiles } from '../schema/files.ts'
import { formulaField } from '../schema/formula.ts'
import { labelColorList } from '../schema/marks.ts'
import { readNudge } from '../schema/nudge.ts'
import { readSide } from '../schema/place.ts'
import { readTask } from '../schema/task.ts'
import type { Marks, NodeSnapshot, Task } from '../snapshot/snapshot.ts'
import { readStyle, styleFields, writeLook } from './style-fields.ts'

export type Data = Readonly<Record<string, unknown>>
export type Warn = (field: string, code?: ContentWarning['code']) => void

/** One group of a node and the fields of its `data` that tell it. */
export interface NodeFields {
  readonly group: string
  readonly fields: readonly string[]
  /** Undefined fields are left out. */
  write(node: NodeSnapshot): { readonly [field: string]: Json | undefined }
  /** Total: what cannot be read is warned of and left out. */
  read(data: Data, warn: Warn): SoundContent
}

/** Which field is which group. CONTENT.md has the same table for people. `id` and `children` are the tree's own. */
export const nodeFields: readonly NodeFields[] = [
  {
    group: 'created',
    fields: ['created'],
    write: ({ created }) => ({ created }),
    read: (data, warn) => one('created', data, 'created', number(0, Number.MAX_SAFE_INTEGER), warn),
  },
  {
    group: 'text',
    fields: ['text', 'textRuns'],
    write: ({ text }) => ({ text: text.text, textRuns: writeRuns(text) }),
    read(data, warn) {
      const text = rich('text', data.text, data.textRuns, warn)
      return text ? { text } : {}
    },
  },
  {
    group: 'note',
    fields: ['note', 'noteRuns'],
    write: ({ note }) => ({ note: note.text || undefined, noteRuns: writeRuns(note) }),
    read(data, warn) {
      const note = rich('note', data.note, data.noteRuns, warn)
      return note ? { note } : {}
    },
  },
  {
    group: 'look',
    fields: Object.values(styleFields),
    write: ({ look }) => writeLook(look),
    read: (data, warn) => filled('look', readStyle(data, warn)),
  },
  {
    group: 'marks',
    fields: ['priority', 'progress', 'icons', 'labels', 'labelColors'],
    write: ({ marks }) => ({
      priority: marks.priority ?? undefined,
      progress: marks.progress ?? undefined,
      icons: marks.icons.length > 0 ? marks.icons : undefined,
      labels: marks.labels.length > 0 ? marks.labels : undefined,
      labelColors: marks.labelColors?.map(({ label, color }) => ({ label, color })),
    }),
    read: (data, warn) =>
      filled('marks', {
        ...one<Marks>('priority', data, 'priority', whole(1, 9), warn),
        ...one<Marks>('progress', data, 'progress', number(0, 100), warn),
        ...one<Marks>('icons', data, 'icons', list(name(), 64), warn),
        ...one<Marks>('labels', data, 'labels', list(words(200), 64), warn),
        ...one<Marks>('labelColors', data, 'labelColors', labelColorList, warn),
      }),
  },
  {
    group: 'link',
    fields: ['hyperlink', 'hyperlinkAddress', 'hyperlinkTitle'],
    write: ({ link }) => ({
      hyperlink: link?.url,
      hyperlinkAddress: link?.address,
      hyperlinkTitle: link?.tip || undefined,
    }),
    read(data, warn) {
      const tip = words(1000)(data.hyperlinkTitle) ?? ''
      if (isSaid(data.hyperlink)) {
        const url = allowedUrl(data.hyperlink)
        if (url === undefined) warn('hyperlink', 'link-not-allowed')
        return url === undefined ? {} : { link: { url, tip } }
      }
      if (!isSaid(data.hyperlinkAddress)) return {}
      const address = shownAddress(data.hyperlinkAddress)
      if (address === undefined) warn('hyperlinkAddress', 'link-not-allowed')
      return address === undefined ? {} : { link: { address, tip } }
    },
  },
  {
    group: 'image',
    fields: ['resource_id', 'imageSize'],
    write: ({ image }) => ({
      resource_id: image?.resource,
      imageSize: image ? { width: image.width, height: image.height } : undefined,
    }),
    read(data, warn) {
      if (!isSaid(data.resource_id)) return {}
      const size = isPlain(data.imageSize) ? data.imageSize : { width: 200, height: 200 }
      const image = readImage({ ...size, resource: data.resource_id })
      if (!image) warn('resource_id')
      return image ? { image } : {}
    },
  },
  {
    group: 'formula',
    fields: ['formula'],
    write: ({ formula }) => ({ formula }),
    read: (data, warn) => one('formula', data, 'formula', formulaField, warn),
  },
  {
    group: 'task',
    fields: ['task'],
    write: ({ task }) => ({ task: task && taskContent(task) }),
    read: (data, warn) => one('task', data, 'task', readTask, warn),
  },
  {
    group: 'files',
    fields: ['files'],
    write: ({ files }) => ({ files: files?.map((file) => ({ ...file })) }),
    read: (data, warn) => one('files', data, 'files', readFiles, warn),
  },
  {
    group: 'fold',
    fields: ['expandState'],
    write: ({ folded }) => ({ expandState: folded ? 'collapse' : undefined }),
    read: (data) => (data.expandState === 'collapse' ? { folded: true } : {}),
  },
  {
    group: 'nudge',
    fields: ['nudge'],
    write: ({ nudge }) => ({
      nudge: nudge ? { x: nudge.x, y: nudge.y, ...(nudge.width !== null && { width: nudge.width }) } : undefined,
    }),
    read: (data, warn) => one('nudge', data, 'nudge', (value) => readNudge(value) ?? undefined, warn),
  },
  {
    group: 'layout',
    fields: ['layout'],
    write: ({ layout }) => ({ layout: layout ?? undefined }),
    read: (data, warn) => one('layout', data, 'layout', name(), warn),
  },
  {
    group: 'place',
    fields: ['side', 'position'],
    write: ({ side, at }) => ({ side: side ?? undefined, position: at ? { x: at.x, y: at.y } : undefined }),
    read: (data, warn) => one('side', data, 'side', readSide, warn),
  },
]

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== ''

function taskContent({ start, due, assignee }: Task): Json {
  const member = assignee?.member
  return {
    ...(start !== undefined && { start }),
    ...(due !== undefined && { due }),
    ...(assignee && { assignee: { name: assignee.name, ...(member !== undefined && { member }) } }),
  }
}

function one<T extends object = SoundContent>(
  key: keyof T & string,
  data: Data,
  field: string,
  read: (value: unknown) => unknown,
  warn: Warn,
): Partial<T> {
  if (!isSaid(data[field])) return {}
  const value = read(data[field])
  if (value !== undefined) return { [key]: value } as Partial<T>
  warn(field)
  return {}
}

function rich(field: string, words: unknown, runs: unknown, warn: Warn): RichText | undefined {
  const text = readRich(words, runs)
  if (!text) warn(field)
  return text && text.runs.length > 0 ? text : undefined
}

function filled<K extends 'look' | 'marks'>(key: K, value: SoundContent[K] & object): SoundContent {
  return Object.keys(value).length > 0 ? { [key]: value } : {}
}
