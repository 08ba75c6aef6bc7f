import type { EditorPage, Point } from './editor-page-object.ts'

export const moved = ({ x, y }: Point, byX: number, byY: number): Point => ({ x: x + byX, y: y + byY })

/** The browser tells whole pixels of a pointer, so that nothing stays exactly under it. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** How far a topic goes from where it is now, on the screen. */
export async function movedFrom(editor: EditorPage, text: string): Promise<() => Promise<Point>> {
  const start = await editor.middleOf(text)
  return async () => {
    const { x, y } = await editor.middleOf(text)
    // Plus nothing: rounding gives a negative zero, which is not equal to zero.
    return { x: Math.round(x - start.x) + 0, y: Math.round(y - start.y) + 0 }
  }
}
