import type { Path, Size } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, inset, smallestSize, stretched, whole } from '../forms.ts'

/** When it happens: an event that starts has one thin line, one in between has two, one that ends has a thick one. */
type EventPlace = 'start' | 'intermediate' | 'end'

const rings: Record<EventPlace, (box: Size) => Path> = {
  start: () => [],
  intermediate: (box) => ellipsePath(inset(0.08, 0.08)(box)),
  // Two lines side by side are one thick line.
  end: (box) => [...ellipsePath(inset(0.035, 0.035)(box)), ...ellipsePath(inset(0.07, 0.07)(box))],
}

const tones = { start: 'start', intermediate: 'data', end: 'choice' } as const

/** What an event is about, drawn into its circle; filled in those that send something. */
const marks = {
  message: stretched('M26 34L74 34L74 66L26 66ZM26 34L50 53L74 34'),
  timer: stretched(
    'M50 24C64.4 24 76 35.6 76 50C76 64.4 64.4 76 50 76C35.6 76 24 64.4 24 50C24 35.6 35.6 24 50 24ZM50 32L50 50L62 56',
  ),
  error: stretched('M28 70L42 34L56 58L72 28L60 66L46 46Z'),
  escalation: stretched('M50 24L68 72L50 54L32 72Z'),
  signal: stretched('M50 26L74 68L26 68Z'),
  compensation: stretched('M48 34L48 66L26 50ZM72 34L72 66L50 50Z'),
  conditional: stretched('M32 26L68 26L68 74L32 74ZM38 36L62 36M38 46L62 46M38 56L62 56M38 66L62 66'),
  link: stretched('M24 42L54 42L54 30L76 50L54 70L54 58L24 58Z'),
  terminate: (box: Size) => ellipsePath(inset(0.22, 0.22)(box)),
}

type EventMark = keyof typeof marks

export function event(id: string, place: EventPlace, mark?: EventMark): FlowShape {
  const drawn = mark && marks[mark]
  const isSolid = place === 'end' && mark !== 'message'
  return {
    id,
    outline: (box) => ellipsePath(whole(box)),
    lines: (box) => [...rings[place](box), ...(drawn && !isSolid ? drawn(box) : [])],
    ...(drawn && isSolid && { solid: drawn }),
    textArea: below,
    tone: tones[place],
    size: { width: 40, height: 40 },
    smallest: smallestSize,
    keepsAspect: true,
    isTextOutside: true,
    vertical: 'top',
  }
}
