import { pathData, rectangle } from '@ramify/geometry'
import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { surroundings } from '../../core/surroundings.ts'
import { followView, fromRest } from '../../core/viewport/follow-view.ts'
import { Guides } from '../arranging/Guides.tsx'
import { PageBreakLines } from '../background/PageBreakLines.tsx'
import { CommentMarks } from '../comments/CommentMarks.tsx'
import { ConnectHints } from '../connectors/ConnectHints.tsx'
import { ConnectorHandles } from '../connectors/ConnectorHandles.tsx'
import { ConnectWords } from '../connectors/ConnectWords.tsx'
import { ShapeChoiceMenu } from '../connectors/ShapeChoiceMenu.tsx'
import { arrowPlace, shapeWithArrows } from '../gestures/arrows.ts'
import { handled, handlePlace, handleSize, handlesOf, turnHandlePlace } from '../gestures/handles.ts'
import { directions, sides } from '../gestures/sides.ts'
import { PartButtons } from '../lanes/PartButtons.tsx'
import { MarkTip } from '../marks/MarkTip.tsx'
import { DimmedRest } from '../presentation/DimmedRest.tsx'
import { PageGuideLines } from '../rulers/PageGuideLines.tsx'
import { Rulers } from '../rulers/Rulers.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { CarriedLines, MovedWithCarried } from './CarriedLines.tsx'
import styles from './Overlays.module.css'
import { Rings } from './Rings.tsx'

/** What lies over the drawing and is never part of it. In coordinates of the page, but as large at every zoom. */
export function Overlays() {
  const editor = useFlowchartEditor()
  useStore(editor.editRight)
  const sheet = useRef<SVGSVGElement>(null)
  const { x, y, zoom } = useStore(editor.restingView)
  useLayoutEffect(() => (sheet.current ? followView(sheet.current, editor, fromRest) : undefined), [editor])
  return (
    <>
      <svg ref={sheet} className={styles.sheet} aria-hidden="true">
        <g transform={`scale(${zoom}) translate(${-x} ${-y})`}>
          <DimmedRest />
          <PageBreakLines />
          <PageGuideLines />
          <CommentMarks />
          <CarriedLines />
          <MovedWithCarried>
            <Rings />
          </MovedWithCarried>
          <GestureMarks />
          <Handles />
          <ConnectHints />
          <ConnectorHandles />
          <Arrows />
          <PartButtons />
        </g>
      </svg>
      <ShapeChoiceMenu />
      <ConnectWords />
      <MarkTip />
      <Rulers />
    </>
  )
}

/** What the gesture under way would do. */
function GestureMarks() {
  const editor = useFlowchartEditor()
  const zoom = useZoom(editor)
  const preview = useStore(editor.gesturePreview)
  if (!preview) return null
  if (preview.kind === 'marquee') return <rect className={styles.marquee} {...preview.rect} />
  if (preview.kind === 'connect' || preview.kind === 'guide') return null
  return (
    <>
      {preview.splits && <path className={styles.split} d={pathData(preview.splits)} />}
      {preview.into && <path className={styles.target} d={pathData(rectangle(preview.into))} />}
      {preview.copies?.map((box) => (
        <path key={`${box.x} ${box.y}`} className={styles.group} d={pathData(rectangle(box))} />
      ))}
      <Guides guides={preview.guides} zoom={zoom} />
    </>
  )
}

function Handles() {
  const editor = useFlowchartEditor()
  useStore(editor.scene)
  useStore(editor.selection)
  useStore(editor.writing)
  const zoom = useZoom(editor)
  const isBusy = useStore(editor.gesturePreview) !== null
  const found = isBusy ? null : handled(editor)
  if (!found) return null
  const { frame } = found
  const size = handleSize / zoom
  const isSeveral = found.single === null && found.movables.length > 1
  const turn = turnHandlePlace(frame, zoom)
  return (
    <>
      {isSeveral && <path className={styles.group} d={pathData(rectangle(frame))} />}
      {handlesOf(frame, zoom).map((handle) => {
        const { x, y } = handlePlace(frame, handle)
        return (
          <rect
            key={`${handle.x} ${handle.y}`}
            className={styles.handle}
            x={x - size / 2}
            y={y - size / 2}
            width={size}
            height={size}
          />
        )
      })}
      <circle className={styles.handle} cx={turn.x} cy={turn.y} r={size / 2} />
    </>
  )
}

/** From which a connector is drawn, or the next shape is made. */
function Arrows() {
  const editor = useFlowchartEditor()
  useStore(editor.scene)
  useStore(editor.selection)
  useStore(editor.hovered)
  useStore(editor.gesturePreview)
  const zoom = useZoom(editor)
  const isInHand = useStore(surroundings) === 'hand'
  const placed = shapeWithArrows(editor)
  if (!placed) return null
  return sides.map((side) => {
    const { x, y } = arrowPlace(placed, side, zoom)
    const direction = directions[side]
    const angle = (Math.atan2(direction.y, direction.x) * 180) / Math.PI + placed.frame.turn
    return (
      <g key={side} transform={`translate(${x} ${y}) rotate(${angle}) scale(${1 / zoom})`} data-arrow={side}>
        <circle className={isInHand ? styles.arrowDisc : styles.arrowGround} r={isInHand ? 16 : 9} />
        <path
          className={isInHand ? styles.arrowOnDisc : styles.arrow}
          d={isInHand ? 'M-6 0H6M1.5 -4.5L6 0L1.5 4.5' : 'M-4 0H4M1 -3.5L4.5 0L1 3.5'}
        />
      </g>
    )
  })
}
