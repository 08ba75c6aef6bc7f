import type { Path, Point, Rect, Size } from '@ramify/geometry'

/**
 * The form of a shape. Each is one file and one line in a table of its set; everything else, from the palette to the exports, asks the
 * table. Geometry starts at the left upper corner of the box, for boxes of any size, also of none.
 */
export interface FlowShape {
  /** The name that documents use. */
  readonly id: string
  /** What is filled, hit and connected to: closed, and inside the box. */
  outline(box: ShapeBox): Path
  /** Lines inside it, drawn as the border is. */
  lines?(box: ShapeBox): Path
  /** A part that is filled a little stronger: the header of a lane, the lid of a cylinder. */
  band?(box: ShapeBox): Path
  /** A part that is filled with the colour of the border. */
  solid?(box: ShapeBox): Path
  /** Where the text is wrapped: inside the box, unless the text stands outside. */
  textArea(box: ShapeBox): Rect
  /** Where its picture stands, if not where the text does. */
  imageArea?(box: ShapeBox): Rect
  /** Its name stands below it: the form has no room for words. */
  readonly isTextOutside?: boolean
  /** Where connectors attach; without this, where the middles of the box meet the outline. */
  ports?(box: ShapeBox): readonly ShapePort[]
  readonly tone: Tone
  /** What a new one measures. */
  readonly size: Size
  readonly smallest: Size
  /** Whether it stays as wide as it is high when it is resized. */
  readonly keepsAspect?: boolean
  /** Others stand in it: connectors may cross it, and only its header and border are hit. */
  readonly isFrame?: boolean
  /** What stands in it are its own parts, as the cells of a table are: lines go around it as a whole. */
  readonly isWhole?: boolean
  /** The outline is not drawn, only the lines are. */
  readonly isOpen?: boolean
  /** Nothing but its image is drawn. */
  readonly isPicture?: boolean
  /** Room for its title, unless it says otherwise itself or is in a stack that does. */
  readonly header?: Header
  /** Of a line around it that nobody chose; see `dashOf`. */
  readonly dash?: string
  readonly align?: 'left' | 'center' | 'right'
  readonly vertical?: 'top' | 'middle' | 'bottom'
}

export interface ShapeBox extends Size {
  /** Room for its own text at one side; absent where it has none. */
  readonly header?: Header
  /** How round the corners are, where people chose that. */
  readonly radius?: number
}

export interface Header {
  readonly side: 'top' | 'left'
  readonly size: number
}

export interface ShapePort {
  /** The name that documents use. */
  readonly name: string
  readonly point: Point
  /** Where a line that begins here goes first. */
  readonly side: 'top' | 'right' | 'bottom' | 'left'
}

/** What a shape stands for, which decides its colours where people chose none. */
export type Tone = 'step' | 'start' | 'choice' | 'data' | 'plain' | 'remark' | 'frame' | 'region' | 'bare'
