import type { Path, PathCommand, Size } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, inset, smallestSize, stretched, whole } from '../forms.ts'

/**
 * When it happens: an event that starts has one thin line, one in between has two, one that ends has a thick one. Lines of events that
 * let their process go on (`free`) are dashed.
 */
type EventPlace = 'start' | 'freeStart' | 'intermediate' | 'freeIntermediate' | 'throwing' | 'end'

const inner = inset(0.08, 0.08)
const double = (box: Size) => ellipsePath(inner(box))

const rings: Record<EventPlace, (box: Size) => Path> = {
  start: () => [],
  freeStart: (box) => dashedEllipse(whole(box)),
  intermediate: double,
  freeIntermediate: (box) => [...dashedEllipse(whole(box)), ...dashedEllipse(inner(box))],
  throwing: double,
  // Two lines side by side are one thick line.
  end: (box) => [...ellipsePath(inset(0.035, 0.035)(box)), ...ellipsePath(inset(0.07, 0.07)(box))],
}

const tones = {
  start: 'start',
  freeStart: 'start',
  intermediate: 'data',
  freeIntermediate: 'data',
  throwing: 'data',
  end: 'choice',
} as const

interface EventMark {
  readonly lines: (box: Size) => Path
  /** Of events that send something; the same form without it. */
  readonly solid?: (box: Size) => Path
}

const mark = (lines: string, solid?: string): EventMark => ({
  lines: stretched(lines),
  ...(solid && { solid: stretched(solid) }),
})

/** What an event is about, drawn into its circle. */
const marks = {
  message: mark('M26 34L74 34L74 66L26 66ZM26 34L50 53L74 34', 'M26 33L74 33L50 51ZM26 38L50 56L74 38L74 67L26 67Z'),
  timer: mark(
    'M50 24C64.4 24 76 35.6 76 50C76 64.4 64.4 76 50 76C35.6 76 24 64.4 24 50C24 35.6 35.6 24 50 24ZM50 32L50 50L62 56',
  ),
  error: mark('M28 70L42 34L56 58L72 28L60 66L46 46Z'),
  escalation: mark('M50 24L68 72L50 54L32 72Z'),
  cancel: mark('M32 26L50 44L68 26L74 32L56 50L74 68L68 74L50 56L32 74L26 68L44 50L26 32Z'),
  signal: mark('M50 26L74 68L26 68Z'),
  compensation: mark('M48 34L48 66L26 50ZM72 34L72 66L50 50Z'),
  conditional: mark('M32 26L68 26L68 74L32 74ZM38 36L62 36M38 46L62 46M38 56L62 56M38 66L62 66'),
  link: mark('M24 42L54 42L54 30L76 50L54 70L54 58L24 58Z'),
  multiple: mark('M50 24L75 43L65.5 72L34.5 72L25 43Z'),
  parallel: mark('M44 26L56 26L56 44L74 44L74 56L56 56L56 74L44 74L44 56L26 56L26 44L44 44Z'),
  terminate: { lines: (box: Size) => ellipsePath(inset(0.22, 0.22)(box)) },
} satisfies Record<string, EventMark>

export type EventMarkName = keyof typeof marks

export function event(id: string, place: EventPlace, name?: EventMarkName): FlowShape {
  const drawn: EventMark | undefined = name && marks[name]
  const isSolid = place === 'end' || place === 'throwing'
  const isDashed = place === 'freeStart' || place === 'freeIntermediate'
  return {
    id,
    outline: (box) => ellipsePath(whole(box)),
    lines: (box) => [...rings[place](box), ...(drawn && !isSolid ? drawn.lines(box) : [])],
    ...(drawn && isSolid && { solid: drawn.solid ?? drawn.lines }),
    ...(isDashed && { isOpen: true }),
    textArea: below,
    tone: tones[place],
    size: { width: 40, height: 40 },
    smallest: smallestSize,
    keepsAspect: true,
    isTextOutside: true,
    vertical: 'top',
  }
}

/** An ellipse of dashes: only it is to be dashed, not the mark inside. */
function dashedEllipse({ x, y, width, height }: ReturnType<typeof whole>): Path {
  const [rx, ry] = [width / 2, height / 2]
  const step = (2 * Math.PI) / dashes
  const reach = (4 / 3) * Math.tan((step * dashShare) / 4)
  const at = (angle: number, ahead: number): [number, number] => [
    x + rx * (1 + Math.cos(angle) - ahead * Math.sin(angle)),
    y + ry * (1 + Math.sin(angle) + ahead * Math.cos(angle)),
  ]
  return Array.from({ length: dashes }, (_, nth): PathCommand[] => {
    const [from, to] = [nth * step, (nth + dashShare) * step]
    return [
      ['M', ...at(from, 0)],
      ['C', ...at(from, reach), ...at(to, -reach), ...at(to, 0)],
    ]
  }).flat()
}

const dashes = 16
const dashShare = 0.6
