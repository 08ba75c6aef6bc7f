import type { FlowchartContent, KindName, MapContent } from '@ramify/document'
import type { FileDocument, FileResource } from '@ramify/formats'
import type { Assets } from '../../../editor/core/ports.ts'
import type { ExportUse } from '../source.ts'

interface Options {
  readonly kind: KindName
  readonly title: string
  readonly content: unknown
  readonly assets: Pick<Assets, 'picture' | 'attached'>
  readonly use: ExportUse
}

/**
 * Content with the bytes of what it names: the pictures and, for a file of data, the files that are attached to topics and those that came
 * with an imported file and are not shown. Pictures that do not come leave their place empty.
 */
export async function fileDocument({ kind, title, content, assets, use }: Options): Promise<FileDocument> {
  const named = (content as { resources?: unknown }).resources
  const ids = (Array.isArray(named) ? named : []).flatMap((each: { resource_id?: unknown }) =>
    typeof each?.resource_id === 'string' ? [each.resource_id] : [],
  )
  const attached = attachedIn(content)
  const resources: FileResource[] = []
  for (const id of new Set(ids)) {
    if (attached.has(id)) continue
    const resource = (await pictureOf(id, assets)) ?? (use === 'data' ? await fileOf(id, `${id}.bin`, assets) : null)
    if (resource) resources.push(resource)
  }
  if (use === 'data') {
    for (const [id, name] of attached) {
      const resource = await fileOf(id, name, assets)
      if (resource) resources.push(resource)
    }
  }
  return kind === 'mindmap'
    ? { kind, title, content: content as MapContent, resources }
    : { kind, title, content: content as FlowchartContent, resources }
}

/** The names of the files that are attached to topics, at any depth, by their ids. */
function attachedIn(content: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const left: unknown[] = [content]
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part !== 'object' || part === null) continue
    const { files } = part as { files?: unknown }
    for (const file of Array.isArray(files) ? files : []) {
      const { id, name } = (file ?? {}) as { id?: unknown; name?: unknown }
      if (typeof id === 'string' && typeof name === 'string') found.set(id, name)
    }
    for (const inner of Object.values(part)) left.push(inner)
  }
  return found
}

async function pictureOf(id: string, { picture }: Pick<Assets, 'picture'>): Promise<FileResource | null> {
  try {
    const blob = await picture?.(id)
    if (!blob) return null
    const ending = endings[blob.type] ?? 'bin'
    return { id, name: `${id}.${ending}`, bytes: new Uint8Array(await blob.arrayBuffer()) }
  } catch (error) {
    console.warn('A picture is not exported', error)
    return null
  }
}

async function fileOf(id: string, name: string, { attached }: Pick<Assets, 'attached'>): Promise<FileResource | null> {
  const blob = await attached?.(id)
  return blob ? { id, name, bytes: new Uint8Array(await blob.arrayBuffer()) } : null
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}
