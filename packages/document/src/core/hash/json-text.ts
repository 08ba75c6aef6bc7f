import { isPlain } from '../json.ts'

/** Leaves a field of an object out of the text. */
export type Omit = (holder: Readonly<Record<string, unknown>>, key: string) => boolean

/** JSON text of content however deep it nests: JSON.stringify gives up after some thousand levels. */
export function contentToJson(content: unknown): string {
  return writeJson(content, Object.keys)
}

/** One text for equal content: keys sorted, no space. */
export function canonicalJson(content: unknown, omit: Omit = () => false): string {
  return writeJson(content, (holder) =>
    Object.keys(holder)
      .filter((key) => !omit(holder, key))
      .sort(),
  )
}

interface Frame {
  readonly values: readonly unknown[]
  readonly keys: readonly string[] | null
  next: number
}

function writeJson(value: unknown, keysOf: (holder: Readonly<Record<string, unknown>>) => readonly string[]): string {
  const text: string[] = []
  const frames: Frame[] = []
  const open = (item: unknown) => {
    const frame = frameOf(item, keysOf)
    if (frame) frames.push(frame)
    text.push(frame ? (frame.keys ? '{' : '[') : (JSON.stringify(item) ?? 'null'))
  }
  open(value)
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    if (frame.next === frame.values.length) {
      text.push(frame.keys ? '}' : ']')
      frames.pop()
      continue
    }
    if (frame.next > 0) text.push(',')
    if (frame.keys) text.push(JSON.stringify(frame.keys[frame.next]), ':')
    open(frame.values[frame.next++])
  }
  return text.join('')
}

function frameOf(
  item: unknown,
  keysOf: (holder: Readonly<Record<string, unknown>>) => readonly string[],
): Frame | null {
  if (Array.isArray(item)) return { values: item, keys: null, next: 0 }
  if (!isPlain(item)) return null
  const keys = keysOf(item).filter((key) => item[key] !== undefined)
  return { values: keys.map((key) => item[key]), keys, next: 0 }
}
