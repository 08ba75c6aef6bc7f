import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import styles from './GridLayer.module.css'
import { isGridOn } from './snap-settings.ts'

/** In units of the page: every second line of the grid. */
const distance = 20
/** In pixels of the screen: nearer to each other dots would be a tone. */
const least = 12

/** Dots below what is drawn, for whoever draws. They belong to no document and are in no export. */
export function GridLayer() {
  const editor = useFlowchartEditor()
  const isShown = useStore(isGridOn)
  const isLocked = useStore(editor.lockReason) !== null
  const mayEdit = useStore(editor.editRight)
  return isShown && mayEdit && !isLocked ? <Dots /> : null
}

function Dots() {
  const editor = useFlowchartEditor()
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? followGrid(element.current, editor) : undefined), [editor])
  return <div ref={element} className={styles.dots} />
}

/** Moves by less than one cell: the browser moves the layer and paints nothing. */
function followGrid(element: HTMLElement, { view }: FlowchartEditor): () => void {
  let zoom = 0
  let cell = distance
  const follow = () => {
    const now = view.get()
    if (now.zoom !== zoom) {
      zoom = now.zoom
      cell = distance * zoom
      while (cell < least) cell *= 2
      element.style.backgroundSize = `${cell}px ${cell}px`
      element.style.inset = `${-cell}px`
    }
    const part = (at: number) => -(((at * zoom) % cell) + cell) % cell
    element.style.transform = `translate(${part(now.x) - cell / 2}px, ${part(now.y) - cell / 2}px)`
  }
  const stop = view.subscribe(follow)
  follow()
  return stop
}
