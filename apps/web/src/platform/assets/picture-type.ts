import type { imageRules } from '@ramify/contract'

export type PictureType = (typeof imageRules.types)[number]

const beginnings: readonly { type: PictureType; bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
]

/** What a file is, by how it begins: its name may say anything. Null for what may not be inserted. */
export async function pictureType(file: Blob): Promise<PictureType | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return beginnings.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.type ?? null
}
