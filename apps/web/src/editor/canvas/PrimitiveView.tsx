import { type Path, pathData } from '@ramify/geometry'
import { cssFamilies, type Primitive, type ShapePrimitive, type TextPrimitive } from '@ramify/scene'
import { createElement, Fragment } from 'react'
import { ResourceImage } from './ResourceImage.tsx'

/** Primitives as SVG. What is drawn, and where, the scene has decided. */
export function PrimitiveViews({ primitives }: { primitives: readonly Primitive[] }) {
  // As arguments they need no keys, and they have no names: they change as a whole.
  return createElement(Fragment, null, ...primitives.map(viewOf))
}

function viewOf(primitive: Primitive) {
  switch (primitive.kind) {
    case 'shape':
      return <ShapeView shape={primitive} />
    case 'text':
      return <TextView text={primitive} />
    case 'traced':
      // Only the overview has those, and it is no SVG.
      return null
    case 'image':
      return <ResourceImage resource={primitive.resource} rect={primitive.rect} radius={primitive.radius} />
  }
}

export function ShapeView({ shape }: { shape: ShapePrimitive }) {
  const { path, fill, stroke, strokeWidth, dash, round } = shape
  return (
    <path
      d={dataOf(path)}
      fill={fill ?? 'none'}
      stroke={stroke ?? undefined}
      strokeWidth={stroke === null ? undefined : strokeWidth}
      strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
      strokeLinecap={round ? 'round' : undefined}
      strokeLinejoin={round ? 'round' : undefined}
    />
  )
}

function TextView({ text: { text, x, baseline, font, color, underline, strike } }: { text: TextPrimitive }) {
  const decoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
  return (
    <text
      x={x}
      y={baseline}
      fill={color}
      fontFamily={cssFamilies(font.families)}
      fontSize={font.size}
      fontWeight={font.weight}
      fontStyle={font.italic ? 'italic' : undefined}
      textDecoration={decoration || undefined}
    >
      {text}
    </text>
  )
}

const data = new WeakMap<Path, string>()

/** Kept: a topic that only moved has the same paths as before. */
function dataOf(path: Path): string {
  const known = data.get(path)
  if (known !== undefined) return known
  const written = pathData(path)
  data.set(path, written)
  return written
}
