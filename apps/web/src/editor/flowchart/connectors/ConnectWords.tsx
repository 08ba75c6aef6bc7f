import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import overlay from '../../canvas/overlay.module.css'
import { surroundings } from '../../core/surroundings.ts'
import { shapeItem } from '../items/items.ts'
import { wordsOfItem } from '../items/words-of-item.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { sideOf } from './side-of.ts'

/** Where a thumb leads a connector to, at the foot: what is under the thumb nobody sees. */
export function ConnectWords() {
  const editor = useFlowchartEditor()
  const translator = useText()
  const isInHand = useStore(surroundings) === 'hand'
  const preview = useStore(editor.gesturePreview)
  const { target = null, place = null } = preview?.kind === 'connect' ? preview : {}
  const placed = target === null ? undefined : editor.scene.get().shapeOf(target)
  if (!isInHand || !placed) return null
  const { text } = translator
  const shape = wordsOfItem(editor.document.snapshot, shapeItem(placed.id), translator)
  const words = text('flowchart.connect.to', { shape })
  const side = place && text(`flowchart.connect.${sideOf(placed.box, place)}`)
  return (
    <div className={overlay.foot} role="status">
      {side === null ? words : text('flowchart.connect.at', { to: words, side })}
    </div>
  )
}
