import type { ImageType } from '../tables.ts'

/** What the process that reads pictures is told, and what it says. */
export type ImageOrder = { id: number } & (
  | ({ job: 'read' } & ReadOrder)
  | ({ job: 'shrink' } & ShrinkOrder)
  | ({ job: 'paint' } & PaintOrder)
)

export interface ReadOrder {
  /** `imported`: of any type that is converted, whatever the file calls it. */
  type: ImageType | 'imported'
  /** Where the upload lies, and where to put what is made of it. */
  received: string
  original: string
  display: string
}

/** A picture of ours, to be shown no larger than a stamp. */
export interface ShrinkOrder {
  received: string
}

/** A drawing of ours, to be shown where no SVG is. */
export interface PaintOrder {
  svg: string
  width: number
  height: number
}

export interface ReadImage {
  /** What has become of it. */
  type: ImageType
  width: number
  height: number
  bytes: number
  /** Null where the picture is small enough itself. */
  displayBytes: number | null
}

/** No such picture, or more of it than anybody may have. */
export type Refusal = 'format' | 'size'

export type ImageAnswer =
  | { id: number; image: ReadImage }
  /** WebP in base64. */
  | { id: number; small: string }
  /** PNG in base64. */
  | { id: number; png: string }
  | { id: number; refused: Refusal }
  | { id: number; error: string }
