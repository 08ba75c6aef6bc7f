import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { usePart } from '../../platform/store.ts'
import { useEditor } from '../core/use-editor.ts'
import { followView, fromMap } from '../core/viewport/follow-view.ts'
import styles from './Canvas.module.css'
import type { CanvasEditor } from './canvas-editor.ts'
import { paintFar } from './far-layer.ts'

interface Props {
  /** What lies over the drawing: selection, the text field. */
  children?: ReactNode
  /**
   * Hears of the element that takes pointers; gives back how to stop. The drawing lies under it and not in it: of everything that is in an
   * element whose wheel and touches can be stopped, the browser puts the areas together whenever layers change, for a thousand paths in
   * tens of milliseconds.
   */
  attach?: (element: HTMLElement) => () => void
}

/** The drawing of a document: SVG for what can be read, a canvas for what is far away. */
export function Canvas({ children, attach }: Props) {
  const editor = useEditor<CanvasEditor>()
  const host = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const far = useRef<HTMLCanvasElement>(null)
  const farMoving = useRef<HTMLCanvasElement>(null)
  const { PageLayer, BackgroundLayer } = editor.kind

  useLayoutEffect(() => {
    if (!host.current || !world.current || !far.current) return
    const stops = [
      watchSize(host.current, editor),
      followView(world.current, editor, fromMap),
      paintFar(far.current, editor, 'rest'),
      ...(farMoving.current ? [paintFar(farMoving.current, editor, 'moving')] : []),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [editor])

  useEffect(() => (over.current && attach ? attach(over.current) : undefined), [attach])

  return (
    <div ref={host} className={styles.canvas} data-map>
      <Paper />
      {BackgroundLayer && <BackgroundLayer />}
      <canvas ref={far} className={styles.far} hidden />
      {editor.carried && <canvas ref={farMoving} className={styles.far} hidden />}
      <div ref={world} className={styles.world}>
        <PageLayer />
      </div>
      <div ref={over} className={styles.over} data-hand>
        <div className={styles.ground} />
        {children}
      </div>
    </div>
  )
}

/** The colour behind everything. */
function Paper() {
  const paper = usePart(useEditor<CanvasEditor>().scene, (scene) => scene.paper)
  return <div className={styles.paper} style={{ backgroundColor: paper }} />
}

interface CanvasPlace {
  readonly rect: DOMRect
  readonly window: number
}

/** Whether one panel came or went at a side. After a presentation all bars come back at once, and the middle is what people look at. */
function isBesidePanel({ rect: before, window }: CanvasPlace, { rect: now, ...other }: CanvasPlace): boolean {
  const isSameHeight = before.top === now.top && before.bottom === now.bottom && window === other.window
  return isSameHeight && (before.left === now.left) !== (before.right === now.right)
}

function watchSize(element: HTMLElement, editor: CanvasEditor): () => void {
  let before: CanvasPlace | null = null
  const measure = () => {
    const now = { rect: element.getBoundingClientRect(), window: innerWidth }
    const moved = before && isBesidePanel(before, now) ? { x: now.rect.x - before.rect.x, y: 0 } : undefined
    before = now
    editor.resize({ width: element.clientWidth, height: element.clientHeight }, moved)
  }
  const observer = new ResizeObserver(measure)
  // It tells of the first size too, when the page has been laid out: asking for it here would have that done twice.
  observer.observe(element)
  return () => observer.disconnect()
}
