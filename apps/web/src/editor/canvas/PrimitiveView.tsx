import { type Path, type Point, pathData, translatePath, translateRect } from '@ramify/geometry'
import {
  cssFamilies,
  emojiRect,
  gradientId,
  type Primitive,
  type ShapePrimitive,
  type TextPrimitive,
} from '@ramify/scene'
import { createElement, Fragment } from 'react'
import { useEmoji } from '../../platform/emoji/index.ts'
import { ResourceImage } from './ResourceImage.tsx'

interface Props {
  primitives: readonly Primitive[]
  /**
   * Where they are drawn from. Written into their own coordinates: a transform of each topic would be one more piece for
   * the browser to put together at every frame in which the map moves.
   */
  at?: Point
}

const origin: Point = { x: 0, y: 0 }

/** Primitives as SVG. What is drawn, and where, the scene has decided. */
export function PrimitiveViews({ primitives, at = origin }: Props) {
  // As arguments they need no keys, and they have no names: they change as a whole.
  return createElement(Fragment, null, ...primitives.map((primitive) => viewOf(primitive, at)))
}

function viewOf(primitive: Primitive, at: Point) {
  switch (primitive.kind) {
    case 'shape':
      return <ShapeView shape={primitive} at={at} />
    case 'text':
      return primitive.emoji === null ? (
        <TextView text={primitive} at={at} />
      ) : (
        <EmojiView name={primitive.emoji} text={primitive} at={at} />
      )
    case 'traced':
      // Only the overview has those, and it is no SVG.
      return null
    case 'backdrop':
      // On the screen it stays where it is while the map moves.
      return null
    case 'image':
      return (
        <ResourceImage
          resource={primitive.resource}
          rect={translateRect(primitive.rect, at)}
          radius={primitive.radius}
        />
      )
  }
}

export function ShapeView({ shape, at = origin }: { shape: ShapePrimitive; at?: Point }) {
  const { path, fill, gradient, stroke, strokeWidth, dash, round } = shape
  const blend = fill !== null && gradient !== undefined ? gradientId(fill, gradient) : null
  const line = (
    <path
      d={at === origin ? dataOf(path) : pathData(translatePath(path, at.x, at.y))}
      fill={blend === null ? (fill ?? 'none') : `url(#${blend})`}
      stroke={stroke ?? undefined}
      strokeWidth={stroke === null ? undefined : strokeWidth}
      strokeDasharray={dash.length > 0 ? dash.join(' ') : undefined}
      strokeLinecap={round ? 'round' : undefined}
      strokeLinejoin={round ? 'round' : undefined}
    />
  )
  if (blend === null) return line
  return (
    <>
      <linearGradient id={blend} x2="0" y2="1">
        <stop stopColor={fill ?? undefined} />
        <stop offset="1" stopColor={gradient} />
      </linearGradient>
      {line}
    </>
  )
}

/** Its picture, with the lines under and through it that words beside it have; the system's glyph while there is none. */
function EmojiView({ name, text, at }: { name: string; text: TextPrimitive; at: Point }) {
  const url = useEmoji(name)
  if (!url) return <TextView text={text} at={at} />
  const { x, baseline, width, font, color, underline, strike } = text
  const left = at.x + x
  const base = at.y + baseline
  const line = { x: left, width, height: font.size / 14, fill: color }
  return (
    <>
      <image href={url} {...emojiRect(left, base, font.size)} data-emoji={text.text} />
      {underline && <rect {...line} y={base + 0.12 * font.size} />}
      {strike && <rect {...line} y={base - 0.3 * font.size} />}
    </>
  )
}

function TextView({ text: primitive, at }: { text: TextPrimitive; at: Point }) {
  const { text, x, baseline, width, font, fallback, color, underline, strike } = primitive
  const decoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
  return (
    <text
      x={at.x + x}
      y={at.y + baseline}
      fill={color}
      fontFamily={cssFamilies(font.families)}
      fontSize={font.size}
      fontWeight={font.weight}
      fontStyle={font.italic ? 'italic' : undefined}
      textDecoration={decoration || undefined}
      textLength={fallback && width > 0 ? width : undefined}
      lengthAdjust={fallback ? 'spacingAndGlyphs' : undefined}
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
