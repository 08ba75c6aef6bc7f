import { pathData } from '@ramify/geometry'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useStore } from '../../platform/store.ts'
import { EyedropperLayer } from '../eyedropper/EyedropperLayer.tsx'
import { useEditor } from '../use-editor.ts'
import { followView, fromRest } from '../viewport/follow-view.ts'
import { restingView } from '../viewport/resting-view.ts'
import { Buttons } from './Buttons.tsx'
import { CarriedTip } from './CarriedTip.tsx'
import { DragGhost } from './DragGhost.tsx'
import { DragLabel } from './DragLabel.tsx'
import { DropIndicator } from './DropIndicator.tsx'
import { FreeLines } from './FreeLines.tsx'
import { HoveredThing } from './HoveredThing.tsx'
import { ImageHandle } from './ImageHandle.tsx'
import styles from './Overlays.module.css'
import { PickedThing } from './PickedThing.tsx'
import { RelatingLine } from './RelatingLine.tsx'
import { ring } from './ring.ts'
import { SearchRings } from './SearchRings.tsx'
import { SelectionRings } from './SelectionRings.tsx'
import { useIsBusy, useMarquee } from './use-preview.ts'
import { useZoom } from './use-view.ts'
import { WidthHandle } from './WidthHandle.tsx'

/** What lies over the drawing and is never part of it. In map coordinates, but as large at every zoom. */
export function Overlays() {
  const editor = useEditor()
  const sheet = useRef<SVGSVGElement>(null)
  const { x, y, zoom } = useStore(restingView(editor))
  const paper = useStore({ get: () => editor.scene.get().paper, subscribe: editor.scene.subscribe })
  useLayoutEffect(() => (sheet.current ? followView(sheet.current, editor, fromRest) : undefined), [editor])
  return (
    <>
      <svg ref={sheet} className={styles.sheet} style={{ '--paper': paper } as CSSProperties} aria-hidden="true">
        <g transform={`scale(${zoom}) translate(${-x} ${-y})`}>
          <SearchRings />
          <SelectionRings />
          <HoverRing />
          <HoveredThing />
          <PickedThing />
          <RelatingLine />
          <Buttons />
          <DragGhost />
          <DropIndicator />
          <FreeLines />
          <Marquee />
          <ImageHandle />
          <WidthHandle />
        </g>
      </svg>
      <DragLabel />
      <CarriedTip />
      <EyedropperLayer />
    </>
  )
}

function Marquee() {
  const marquee = useMarquee(useEditor())
  return marquee && <rect className={styles.marquee} {...marquee.rect} />
}

function HoverRing() {
  const editor = useEditor()
  const hovered = useStore(editor.hovered)
  const selection = useStore(editor.selection)
  const scene = useStore(editor.scene)
  const zoom = useZoom(editor)
  const isBusy = useIsBusy(editor)
  const topic = hovered === null || isBusy || selection.includes(hovered) ? undefined : scene.placeOf(hovered)
  return topic ? <path className={styles.hover} d={pathData(ring(topic, 3 / zoom))} /> : null
}
