import type { ImageType } from './tables.ts'

/** What the process that reads pictures is told, and what it says. */
export interface ImageOrder {
  id: number
  type: ImageType
  /** Where the upload lies, and where to put what is made of it. */
  received: string
  original: string
  display: string
}

export interface ReadImage {
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
  | { id: number; refused: Refusal }
  | { id: number; error: string }
