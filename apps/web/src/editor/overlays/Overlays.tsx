import { useLayoutEffect, useRef } from 'react'
import { useEditor } from '../use-editor.ts'
import { Buttons } from './Buttons.tsx'
import { DragGhost } from './DragGhost.tsx'
import { DragLabel } from './DragLabel.tsx'
import { DropIndicator } from './DropIndicator.tsx'
import { followView } from './follow-view.ts'
import { HoverRing } from './HoverRing.tsx'
import { Marquee } from './Marquee.tsx'
import styles from './Overlays.module.css'
import { SelectionRings } from './SelectionRings.tsx'

/** What lies over the drawing and is never part of it. In map coordinates, but as large at every zoom. */
export function Overlays() {
  const editor = useEditor()
  const sheet = useRef<SVGSVGElement>(null)
  const scaled = useRef<SVGGElement>(null)
  useLayoutEffect(
    () => (sheet.current && scaled.current ? followView(sheet.current, scaled.current, editor) : undefined),
    [editor],
  )
  return (
    <>
      <svg ref={sheet} className={styles.sheet} aria-hidden="true">
        <g ref={scaled}>
          <SelectionRings />
          <HoverRing />
          <Buttons />
          <DropIndicator />
          <DragGhost />
          <Marquee />
        </g>
      </svg>
      <DragLabel />
    </>
  )
}
