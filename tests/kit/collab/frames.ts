/** Frames of live editing, written by hand: a test must also be able to write wrong ones. */
export const frames = {
  authentication: (name: string, token: string) => bytes(text(name), [2], [0], text(token)),
  syncStep1: (name: string, stateVector: Uint8Array) => bytes(text(name), [0, 0], sized(stateVector)),
  syncStep2: (name: string, change: Uint8Array) => bytes(text(name), [0, 1], sized(change)),
  update: (name: string, change: Uint8Array) => bytes(text(name), [0, 2], sized(change)),
  awareness: (name: string, payload: Uint8Array) => bytes(text(name), [1], sized(payload)),
  stateless: (name: string, payload: string) => bytes(text(name), [5], text(payload)),
  close: (name: string) => bytes(text(name), [7]),
  ofType: (name: string, type: number, rest: Uint8Array) => bytes(text(name), number(type), rest),
}

export type ServerFrame =
  | { type: 'sync'; step: number; payload: Uint8Array }
  | { type: 'authentication'; accepted: boolean }
  | { type: 'stateless'; payload: string }
  | { type: 'other'; number: number }

export function readServerFrame(frame: Uint8Array): ServerFrame {
  let at = 0
  const readNumber = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = frame[at++] ?? 0
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  const readBytes = () => {
    const length = readNumber()
    at += length
    return frame.slice(at - length, at)
  }
  readBytes()
  const type = readNumber()
  if (type === 0) return { type: 'sync', step: readNumber(), payload: readBytes() }
  if (type === 2) return { type: 'authentication', accepted: readNumber() === 2 }
  if (type === 5) return { type: 'stateless', payload: new TextDecoder().decode(readBytes()) }
  return { type: 'other', number: type }
}

export function bytes(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))))
}

export const text = (value: string) => sized(new TextEncoder().encode(value))

export const sized = (value: Uint8Array) => bytes(number(value.byteLength), value)

/** Seven bits a byte, the lowest first. */
export function number(value: number): number[] {
  const parts: number[] = []
  let rest = value
  for (; rest >= 128; rest = Math.floor(rest / 128)) parts.push((rest % 128) + 128)
  return [...parts, rest]
}
