import { useLayoutEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import overlay from '../../canvas/overlay.module.css'
import { surroundings } from '../../core/surroundings.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'
import styles from '../overlays/Overlays.module.css'
import { useDrag } from '../overlays/use-preview.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { dropWords } from './drop-words.ts'
import { ghostShift } from './ghost-shift.ts'

/** Words under what is carried: that it will float or stand freely, that it will be a copy, how many there are. */
export function DragLabel() {
  return useStore(surroundings) === 'hand' ? <FootLabel /> : <PointerLabel />
}

/** Where a thumb carries it to, at the foot: what is under the thumb nobody sees. */
function FootLabel() {
  const editor = useMapEditor()
  const translator = useText()
  const words = useDrag(editor, ({ target }) => dropWords(editor.document.snapshot, target, translator))
  return words ? (
    <div className={overlay.foot} role="status">
      {words}
    </div>
  ) : null
}

function PointerLabel() {
  const editor = useMapEditor()
  const floats = useDrag(editor, ({ target }) => target.kind === 'floating')
  const isFree = useDrag(editor, ({ target }) => target.kind === 'free')
  const copies = useDrag(editor, (drag) => drag.copies)
  const count = useDrag(editor, ({ lift }) => (lift.tops.size > 1 ? lift.count : 1)) ?? 0
  const isWorthSaying = floats || isFree || copies || count > 1
  return isWorthSaying ? <Label floats={!!floats} isFree={!!isFree} copies={!!copies} count={count} /> : null
}

interface LabelProps {
  floats: boolean
  isFree: boolean
  copies: boolean
  count: number
}

function Label({ floats, isFree, copies, count }: LabelProps) {
  const editor = useMapEditor()
  const { text } = useText()
  const label = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = placeOfLabel(editor)
      if (label.current) label.current.style.transform = `translate(${x}px, ${y}px)`
    }
    place()
    const stops = [editor.gesturePreview.subscribe(place), editor.view.subscribe(place)]
    return () => stops.forEach((stop) => void stop())
  }, [editor])
  const words = [
    count > 1 && text('editor.drag.topics', { count }),
    copies && text('editor.drag.copy'),
    floats && text('editor.drag.floating'),
    isFree && text('editor.drag.free'),
  ]
  return (
    <div ref={label} className={styles.label} aria-hidden="true">
      {words.filter(Boolean).join(' · ')}
    </div>
  )
}

/** Below the topic in the hand. */
function placeOfLabel(editor: MapEditor) {
  const now = editor.gesturePreview.get()
  if (now?.kind !== 'drag') return { x: 0, y: 0 }
  const around = now.lift.held
  if (!around) return { x: 0, y: 0 }
  const view = editor.view.get()
  const by = ghostShift(now, view.zoom)
  const corner = toScreen(view, { x: around.x + by.x, y: around.y + around.height + by.y })
  return { x: corner.x, y: corner.y + 8 }
}
