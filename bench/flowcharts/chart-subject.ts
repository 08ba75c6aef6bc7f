import type { Gestures, View } from '../subjects/subject.ts'
import type { Chart } from './generate-chart.ts'

/** An editor of flowcharts under measurement. */
export interface ChartSubject<Content = unknown> {
  /** How long after an operation the editor may still put work off, in milliseconds. */
  readonly lag: number
  readonly gestures: Gestures
  /** The chart in the editor's own format. Not measured. */
  prepare(chart: Chart): Content
  /** Mounts the editor with the left upper corner of the chart in that of the screen, at life size. */
  open(host: HTMLElement, content: Content): Promise<ChartSession> | ChartSession
}

/** An open chart. */
export interface ChartSession {
  /** The whole chart on the screen. */
  fitAll(): void
  /** Scale 1 with a place of the chart in the middle of the screen. */
  reveal(place: { readonly x: number; readonly y: number }): void
  selectAll(): void
  selectNothing(): void
  /** How many shapes are selected. */
  selected(): number
  /** Whether all that can be seen is drawn, connectors too. */
  isDrawn(): boolean
  /** Whether no work waits for time to be done in. */
  isSettled?(): boolean
  count(): { readonly shapes: number; readonly connectors: number }
  /** screen = chart × scale + (x, y), in pixels of the page. */
  view(): View
  /** The left upper corner of a shape by the editor's own model. */
  placeOf(id: string): { readonly x: number; readonly y: number }
}
