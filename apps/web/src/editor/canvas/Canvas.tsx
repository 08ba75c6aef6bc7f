import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from '../../platform/store.ts'
import { useMapEditor } from '../core/use-editor.ts'
import { followView, fromMap } from '../core/viewport/follow-view.ts'
import { Backdrop } from '../mindmap/background/Backdrop.tsx'
import { PaperPattern } from '../mindmap/background/PaperPattern.tsx'
import { NearLayer } from '../mindmap/drawing/NearLayer.tsx'
import { nearTopics } from '../mindmap/drawing/near-topics.ts'
import type { MapEditor } from '../mindmap/map-editor.ts'
import styles from './Canvas.module.css'
import { isFar, paintFar } from './far-layer.ts'

interface Props {
  /** What lies over the drawing: selection, the text field. */
  children?: ReactNode
  /** Hears of the element that takes pointers; gives back how to stop. */
  attach?: (element: HTMLElement, editor: MapEditor) => () => void
}

/** The drawing of a map: SVG for what can be read, a canvas for what is far away. */
export function Canvas({ children, attach }: Props) {
  const editor = useMapEditor()
  const host = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const far = useRef<HTMLCanvasElement>(null)
  const near = useMemo(() => nearTopics(editor, () => !isFar(editor.view.get())), [editor])

  useLayoutEffect(() => {
    if (!host.current || !world.current || !far.current) return
    const stops = [
      watchSize(host.current, editor),
      near.follow(),
      followView(world.current, editor, fromMap),
      paintFar(far.current, editor),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [editor, near])

  useEffect(() => (host.current && attach ? attach(host.current, editor) : undefined), [editor, attach])

  return (
    <div ref={host} className={styles.canvas} data-map>
      <Paper />
      <PaperPattern />
      <Backdrop />
      <canvas ref={far} className={styles.far} hidden />
      <div ref={world} className={styles.world}>
        <NearLayer near={near} />
      </div>
      {children}
    </div>
  )
}

/** The background of the map's theme, or the map's own. */
function Paper() {
  const scene = useStore(useMapEditor().scene)
  return <div className={styles.paper} style={{ backgroundColor: scene.paper }} />
}

function watchSize(element: HTMLElement, editor: MapEditor): () => void {
  const measure = () => editor.resize({ width: element.clientWidth, height: element.clientHeight })
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  measure()
  return () => observer.disconnect()
}
