import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { areRulersOn } from '../arranging/snap-settings.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { paintRuler } from './paint-ruler.ts'
import styles from './Rulers.module.css'

/** At the upper and the left edge of the drawing, in units of the page. */
export function Rulers() {
  const editor = useFlowchartEditor()
  const isOn = useStore(areRulersOn)
  const isLocked = useStore(editor.lockReason) !== null
  const mayEdit = useStore(editor.editRight)
  if (!isOn || isLocked || !mayEdit) return null
  return (
    <>
      <Ruler axis="x" />
      <Ruler axis="y" />
    </>
  )
}

function Ruler({ axis }: { axis: 'x' | 'y' }) {
  const editor = useFlowchartEditor()
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    let frame = 0
    const paint = () => {
      frame = 0
      paintRuler(element, editor, axis)
    }
    const paintSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(paint)
    }
    const stops = [editor.view, editor.screen, editor.selection, editor.scene].map((store) =>
      store.subscribe(paintSoon),
    )
    paintSoon()
    return () => {
      cancelAnimationFrame(frame)
      for (const stop of stops) stop()
    }
  }, [editor, axis])
  return <canvas ref={canvas} className={axis === 'x' ? styles.top : styles.left} />
}
