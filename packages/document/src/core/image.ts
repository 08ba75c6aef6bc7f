import { checkFields, type Fields, name, number, readFields } from './fields.ts'

/** A picture that is stored with the document's file, and the size at which it is shown. */
export interface ImageReference {
  readonly resource: string
  readonly width: number
  readonly height: number
}

const imageFields: Fields<ImageReference> = { resource: name(), width: number(1, 20_000), height: number(1, 20_000) }

export function readImage(value: unknown): ImageReference | null {
  if (value === undefined) return null
  const { resource, width, height } = readFields(imageFields, value)
  return resource !== undefined && width !== undefined && height !== undefined ? { resource, width, height } : null
}

export function checkImage(value: unknown): ImageReference | undefined {
  return (checkFields(imageFields, value) && readImage(value)) ?? undefined
}
