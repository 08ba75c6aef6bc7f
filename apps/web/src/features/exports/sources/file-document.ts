import type { FlowchartContent, KindName, MapContent } from '@ramify/document'
import type { FileDocument, FileResource } from '@ramify/formats'
import type { Assets } from '../../../editor/core/ports.ts'

interface Options {
  readonly kind: KindName
  readonly title: string
  readonly content: unknown
  readonly assets: Pick<Assets, 'url'>
}

/** Content with the bytes of all pictures that it names. Those that do not come leave their place empty. */
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
  return kind === 'mindmap'
    ? { kind, title, content: content as MapContent, resources }
    : { kind, title, content: content as FlowchartContent, resources }
}

async function resourceOf(id: string, { url }: Pick<Assets, 'url'>): Promise<FileResource | null> {
  try {
    const address = await url(id, 'original')
    if (address === null) return null
    const blob = await (await fetch(address)).blob()
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
