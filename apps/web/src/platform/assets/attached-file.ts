import { attachmentRules, CallError, type Client } from '@ramify/contract'
import { newId } from '@ramify/document'
import { type SendOptions, sendResource } from './send-resource.ts'

/** A file that is attached to a topic, as its document names it. */
export interface AttachedFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  /** As the browser says it; empty where it says nothing. */
  readonly type: string
}

/** What a document says of a file that is about to be attached; throws what the person is told when it is too large. */
export function describeFile(file: File): AttachedFile {
  if (file.size > attachmentRules.megabytes * 1024 * 1024) throw tooLarge()
  return { id: newId(), name: shortened(file.name), size: file.size, type: file.type }
}

/** Puts an attached file on the server, which keeps its bytes and looks at none of them. */
export async function sendAttached(
  client: Client,
  fileId: string,
  { id, name }: Pick<AttachedFile, 'id' | 'name'>,
  bytes: Blob,
  options: SendOptions,
): Promise<void> {
  // There is nothing to send of an empty file, and nothing to keep.
  if (bytes.size === 0) throw new CallError(null, { code: '907' })
  const announced = { file_guid: fileId, resource_id: id, size: bytes.size, name }
  await sendResource(client, announced, { body: bytes, type: 'application/octet-stream' }, options)
}

/** Gives the person an attached file under its name; false: it is not there, or not now. */
export async function saveAttached(
  assets: { readonly attached: (id: string) => Promise<Blob | null> },
  { id, name }: Pick<AttachedFile, 'id' | 'name'>,
): Promise<boolean> {
  const bytes = await assets.attached(id)
  if (!bytes) return false
  // Never with a type that the browser would show: it is saved, and nothing else.
  const address = URL.createObjectURL(bytes.slice(0, bytes.size, 'application/octet-stream'))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser is still reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return true
}

const tooLarge = () => new CallError(null, { code: 'x-upload-too-large', params: { size: attachmentRules.megabytes } })

/** Keeps the ending: by it people know what a file is. */
function shortened(name: string): string {
  const all = Array.from(name.toWellFormed().replaceAll('\0', ''))
  if (all.length <= attachmentRules.nameLength / 2) return all.join('') || 'file'
  const ending = Array.from(/\.[^.]{1,20}$/.exec(name)?.[0] ?? '')
  return [...all.slice(0, attachmentRules.nameLength / 2 - ending.length), ...ending].join('')
}
