import type { Pen } from '@ramify/geometry'

/** The part of a browser's CanvasRenderingContext2D that is painted with. */
export interface Canvas2D<Image = never> extends Pen {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'bevel' | 'miter' | 'round'
  font: string
  globalAlpha: number
  beginPath(): void
  clip(): void
  fill(): void
  stroke(): void
  translate(x: number, y: number): void
  scale(x: number, y: number): void
  rotate(radians: number): void
  save(): void
  restore(): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasBlend
  setLineDash(lengths: number[]): void
  rect(x: number, y: number, width: number, height: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
  drawImage(image: Image, x: number, y: number, width: number, height: number): void
}

/** Colours that go over into each other. */
interface CanvasBlend {
  addColorStop(offset: number, color: string): void
}
