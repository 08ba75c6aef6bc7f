import type { Scene, Topic } from '@ramify/scene'
import { useStore, useWhile } from '../../../platform/store.ts'
import { useZoom } from '../../canvas/use-view.ts'
import { growingTopic, hasFoldButton } from '../gestures/buttons.ts'
import { growPlace, growRadius } from '../gestures/grow-place.ts'
import { useIsRelating } from '../relations/relating.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './Overlays.module.css'
import { useIsBusy } from './use-preview.ts'

/** The fold button of the topic under the pointer and the + of the one selected. Pointers find them by their place. */
export function Buttons() {
  const editor = useMapEditor()
  const hovered = useStore(editor.hovered)
  const pointed = useStore(editor.pointedAt)
  const isBusy = useIsBusy(editor)
  const zoom = useZoom(editor)
  // They decide whether there is a +.
  useIsRelating(editor)
  useStore(editor.selectedTopics)
  const isWriting = useStore(editor.writing) !== null
  const scene = useWhile(editor.scene, !isBusy && (!isWriting || hovered !== null))
  if (!scene) return null
  const growing = growingTopic(editor)
  const folding = hovered === null ? undefined : scene.placeOf(hovered)
  const isOn = (part: 'fold' | 'grow', topic: Topic) => pointed?.part === part && pointed.id === topic.id
  return (
    <>
      {folding && hasFoldButton(editor, folding) && (
        <FoldButton topic={folding} paper={scene.paper} isOn={isOn('fold', folding)} />
      )}
      {growing && <GrowButton scene={scene} topic={growing} zoom={zoom} isOn={isOn('grow', growing)} />}
    </>
  )
}

interface FoldProps {
  topic: Topic
  paper: string
  isOn: boolean
}

/** Of a folded topic the scene shows the number; then there is only something to add under the pointer. */
function FoldButton({ topic: { fold }, paper, isOn }: FoldProps) {
  if (!fold) return null
  const { at, color, hidden } = fold
  return (
    <g stroke={color}>
      {isOn && <circle className={styles.foldGlow} cx={at.x} cy={at.y} r={13} fill={color} />}
      {hidden === 0 && (
        <>
          <circle className={styles.foldRing} cx={at.x} cy={at.y} r={6.75} fill={paper} />
          <path className={styles.foldRing} d={`M${at.x - 3} ${at.y}h6`} />
        </>
      )}
    </g>
  )
}

interface GrowProps {
  scene: Scene
  topic: Topic
  zoom: number
  isOn: boolean
}

function GrowButton({ scene, topic, zoom, isOn }: GrowProps) {
  const at = growPlace(scene, topic, zoom)
  return (
    at && (
      <g transform={`translate(${at.x} ${at.y}) scale(${1 / zoom})`}>
        {isOn && <circle className={styles.growGlow} r={growRadius + 4} />}
        <circle className={styles.grow} r={growRadius} />
        <path className={styles.plus} d="M-4 0h8M0 -4v8" />
      </g>
    )
  )
}
