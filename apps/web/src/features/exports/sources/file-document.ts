import type { FlowchartContent, KindName, MapContent } from '@ramify/document'
import type { FileDocument, FileResource } from '@ramify/formats'
import type { Assets } from '../../../editor/core/ports.ts'

interface Options {
  readonly kind: KindName
  readonly title: string
  readonly content: unknown
  readonly assets: Pick<Assets, 'picture' | 'attached'>
}

/** Content with the bytes of all pictures and attached files that it names. Those that do not come leave their place empty. */
export async function fileDocument({ kind, title, content, assets }: Options): Promise<FileDocument> {
  const named = (content as { resources?: unknown }).resources
  const ids = (Array.isArray(named) ? named : []).flatMap((each: { resource_id?: unknown }) =>
    typeof each?.resource_id === 'string' ? [each.resource_id] : [],
  )
  const resources: FileResource[] = []
  for (const id of new Set(ids)) {
    const resource = await resourceOf(id, assets)
    if (resource) resources.push(resource)
  }
  for (const { id, name } of attachedIn(content)) {
    const blob = await assets.attached?.(id)
    if (blob) resources.push({ id, name, bytes: new Uint8Array(await blob.arrayBuffer()) })
  }
  return kind === 'mindmap'
    ? { kind, title, content: content as MapContent, resources }
    : { kind, title, content: content as FlowchartContent, resources }
}

interface Attached {
  readonly id: string
  readonly name: string
}

/** The files that are attached to topics, at any depth. */
function attachedIn(content: unknown): Attached[] {
  const found = new Map<string, Attached>()
  const left: unknown[] = [content]
  while (left.length > 0) {
    const part = left.pop()
    if (typeof part !== 'object' || part === null) continue
    const { files } = part as { files?: unknown }
    for (const file of Array.isArray(files) ? files : []) {
      const { id, name } = (file ?? {}) as { id?: unknown; name?: unknown }
      if (typeof id === 'string' && typeof name === 'string') found.set(id, { id, name })
    }
    for (const inner of Object.values(part)) left.push(inner)
  }
  return [...found.values()]
}

async function resourceOf(id: string, { picture }: Pick<Assets, 'picture'>): Promise<FileResource | null> {
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

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
}
