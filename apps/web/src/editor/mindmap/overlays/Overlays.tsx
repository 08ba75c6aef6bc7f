import { pathData } from '@ramify/geometry'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { usePart, useStore, useWhile } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { surroundings } from '../../core/surroundings.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import { CarriedTip } from '../content/CarriedTip.tsx'
import { UnreadComments } from '../content/UnreadComments.tsx'
import { DragGhost } from '../dragging/DragGhost.tsx'
import { DragLabel } from '../dragging/DragLabel.tsx'
import { DropIndicator } from '../dragging/DropIndicator.tsx'
import { FreeLines } from '../dragging/FreeLines.tsx'
import { ImageHandle } from '../images/ImageHandle.tsx'
import { HoveredThing } from '../items/HoveredItem.tsx'
import { PickedThing } from '../items/SelectedItemRing.tsx'
import { latePanels } from '../map-panels.ts'
import { WidthHandle } from '../nudging/WidthHandle.tsx'
import { RelatingLine } from '../relations/RelatingLine.tsx'
import { SearchRings } from '../search/SearchRings.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { Buttons } from './Buttons.tsx'
import styles from './Overlays.module.css'
import { ring } from './ring.ts'
import { SelectionRings } from './SelectionRings.tsx'
import { useIsBusy, useMarquee } from './use-preview.ts'

/** What lies over the drawing and is never part of it. In map coordinates, but as large at every zoom. */
export function Overlays() {
  const editor = useMapEditor()
  // Buttons and handles are there only for those who may use them.
  useStore(editor.editRight)
  const sheet = useRef<SVGSVGElement>(null)
  const { x, y, zoom } = useStore(editor.restingView)
  const paper = usePart(editor.scene, (scene) => scene.paper)
  useLayoutEffect(() => (sheet.current ? followView(sheet.current, editor, fromRest) : undefined), [editor])
  return (
    <>
      <svg ref={sheet} className={styles.sheet} style={{ '--paper': paper } as CSSProperties} aria-hidden="true">
        <g transform={`scale(${zoom}) translate(${-x} ${-y})`}>
          <SearchRings />
          <SelectionRings />
          <UnreadComments />
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
      <Eyedropper />
    </>
  )
}

/** Its code comes with the panel that it is picked up from. */
const EyedropperLayer = latePanels.part((module) => module.EyedropperLayer)

function Eyedropper() {
  return useStore(useMapEditor().eyedropper) && <EyedropperLayer />
}

function Marquee() {
  const marquee = useMarquee(useMapEditor())
  return marquee && <rect className={styles.marquee} {...marquee.rect} />
}

function HoverRing() {
  const editor = useMapEditor()
  const hovered = useStore(editor.hovered)
  const selection = useStore(editor.selectedTopics)
  const zoom = useZoom(editor)
  const isBusy = useIsBusy(editor)
  const scene = useWhile(editor.scene, hovered !== null && !isBusy && !selection.includes(hovered))
  const topic = hovered === null ? undefined : scene?.placeOf(hovered)
  // A finger points at nothing: what it touched would keep the ring.
  const isInHand = useStore(surroundings) === 'hand'
  return topic && !isInHand ? <path className={styles.hover} d={pathData(ring(topic, 3 / zoom))} /> : null
}
