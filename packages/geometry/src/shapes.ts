export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Top left corner and size. */
export interface Rect extends Point, Size {}
