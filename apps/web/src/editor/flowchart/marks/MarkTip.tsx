import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { linkedNode, typedAddress } from '../../views/links/link-address.ts'
import { LinkWords } from '../../views/tips/LinkWords.tsx'
import { NoteWords } from '../../views/tips/NoteWords.tsx'
import { PointedTip } from '../../views/tips/PointedTip.tsx'
import { linkedPage } from '../links/link-target.ts'
import { pageName, shapeWords } from '../links/targets.ts'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'
import { markRect } from './mark-at.ts'
import type { PointedMark } from './pointed-mark.ts'

/** What stands behind the mark under the resting pointer: the address of a link, the words of a note. */
export function MarkTip() {
  const editor = useFlowchartEditor()
  const isBusy = useStore(editor.gesturePreview) !== null
  return (
    <PointedTip pointed={editor.pointedMark} isOff={isBusy} rectOf={(mark) => markRect(editor, mark)}>
      {(mark) => <Words mark={mark} />}
    </PointedTip>
  )
}

function Words({ mark: { id, kind } }: { mark: PointedMark }) {
  const editor = useFlowchartEditor()
  const { text } = useText()
  const { snapshot } = editor.document
  const shape = snapshot.shapes.get(id)
  if (!shape) return null
  if (kind === 'note') return <NoteWords note={shape.note} />
  if (!shape.link) return null
  const { url, tip } = shape.link
  if (url === undefined) return <LinkWords tip={tip} address={shape.link.address} isOpened={false} />
  const page = linkedPage(url)
  const target = linkedNode(url)
  const found = target === null ? undefined : snapshot.shapes.get(target)
  const isGone = page !== null ? !snapshot.pages.some((each) => each.id === page) : target !== null && !found
  const address = isGone
    ? text('flowchart.link.gone')
    : page !== null
      ? text('flowchart.link.page', { name: pageName(snapshot, page, text) })
      : found
        ? text('flowchart.link.shape', { name: shapeWords(found, text) })
        : typedAddress(url, location.origin)
  return <LinkWords tip={tip} address={address} isOpened />
}
