import type { RichText, ShapeLook } from '@ramify/document'
import { plainText } from '@ramify/document'
import type { Rect, Size } from '@ramify/geometry'
import { fittingSize, flowTheme, ShapeFace, themeOf } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import type { Topic } from './topics.ts'

/** The shape that a topic becomes, wherever it will stand. */
export interface TopicShape extends Size {
  readonly kind: string
  readonly look: ShapeLook
  readonly text: RichText
  /** Where the picture of a topic with words stands in it: a shape of its own. */
  readonly picture: Rect | null
}

/** Measures shapes for the topics of one map. */
export class ShapeSizes {
  readonly #tools: ShapeFace['tools']

  constructor(map: Parameters<typeof themeOf>[0], measurer: Measurer) {
    this.#tools = { theme: flowTheme(themeOf(map)), measurer }
  }

  /** As small as such a shape can be with these words in it. */
  of(kind: string, text: RichText, look: ShapeLook): Size {
    return fittingSize(new ShapeFace({ id: '', kind, text, look, image: null }, none, this.#tools))
  }

  ofTopic(topic: Topic): TopicShape {
    const { node, role } = topic
    const { image } = node
    const look = lookOf(topic)
    // A shape can show no formula: it shows how it is written.
    const text = node.text.text === '' && node.formula !== undefined ? plainText(node.formula) : node.text
    if (image && text.text === '') {
      return { kind: 'image', look: {}, text, picture: null, width: image.width, height: image.height }
    }
    const kind = kindOf(node.look.shape ?? role.look.shape ?? role.shape)
    const words = this.of(kind, text, look)
    const least = leastSizes[role.kind] ?? usualLeast
    const width = Math.max(words.width + 2 * padding, least.width)
    const height = Math.max(words.height + padding, least.height)
    if (!image) return { kind, look, text, picture: null, width, height }
    const wide = Math.max(width, image.width + 2 * padding)
    const picture = { x: (wide - image.width) / 2, y: padding, width: image.width, height: image.height }
    return {
      kind: 'rounded',
      look: { ...look, vertical: 'bottom' },
      text,
      picture,
      width: wide,
      height: height + image.height + padding,
    }
  }
}

const none = { width: 0, height: 0 }
const padding = 8
const usualLeast = { width: 56, height: 36 }
const leastSizes: { readonly [kind: string]: Size } = {
  root: { width: 120, height: 56 },
  level1: { width: 88, height: 44 },
}

/** Bare words get a frame: a flowchart is made of shapes. */
function kindOf(shape: string): string {
  return kinds.get(shape) ?? 'rounded'
}

const kinds: ReadonlyMap<string, string> = new Map([
  ['rect', 'process'],
  ['pill', 'terminator'],
  ['hexagon', 'hexagon'],
])

/** What is seen of a topic: in a map theme and level say it, in a flowchart the shape does. */
function lookOf({ node, role }: Topic): ShapeLook {
  const own = { ...role.look, ...node.look }
  const { font } = role.type
  const fill = own.fill ?? role.fill ?? undefined
  const size = own.size ?? font.size
  const bold = own.bold ?? font.weight >= 600
  // On a fill of one's own the colour that can be read is found when it is drawn.
  const color = own.color ?? (own.fill === undefined ? role.color : undefined)
  const { family, italic, underline, strike, align } = own
  return {
    ...(fill !== undefined && { fill }),
    border: own.border ?? role.border ?? own.lineColor ?? role.line.color,
    ...((own.borderWidth ?? role.borderWidth) > 0 && {
      borderWidth: own.borderWidth ?? Math.max(1.2, role.borderWidth),
    }),
    ...(color !== undefined && { color }),
    ...(size !== usualSize && { size }),
    ...(bold && { bold }),
    ...(family !== undefined && { family }),
    ...(italic !== undefined && { italic }),
    ...(underline !== undefined && { underline }),
    ...(strike !== undefined && { strike }),
    ...(align !== undefined && { align }),
  }
}

/** Of words in shapes. */
const usualSize = 14
