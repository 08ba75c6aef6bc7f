import type { EditorPage, Point } from './editor-page-object.ts'

/** Fingers on the screen, told of by where each of them is, always in the same order. */
export interface Fingers {
  /** Those that were down before stay where they are. */
  down: (...points: Point[]) => Promise<void>
  move: (...points: Point[]) => Promise<void>
  /** One of several; the others stay. */
  lift: (finger: number, from: Point) => Promise<void>
  up: () => Promise<void>
  tap: (point: Point) => Promise<void>
  doubleTap: (point: Point) => Promise<void>
}

export async function fingersOf(editor: Pick<EditorPage, 'devTools'>): Promise<Fingers> {
  const tools = await editor.devTools()
  const tell = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (Point & { id: number })[]) => {
    await tools.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  }
  const numbered = (points: readonly Point[]) => points.map((point, id) => ({ ...point, id }))
  const down = (...points: Point[]) => tell('touchStart', numbered(points))
  const up = () => tell('touchEnd', [])
  return {
    down,
    up,
    move: (...points) => tell('touchMove', numbered(points)),
    lift: (id, from) => tell('touchEnd', [{ ...from, id }]),
    // Told at once, in this order: a finger that waits for the page would hold the topic, or tap it twice and not double.
    tap: async (point) => void (await Promise.all([down(point), up()])),
    doubleTap: async (point) => void (await Promise.all([down(point), up(), down(point), up()])),
  }
}
