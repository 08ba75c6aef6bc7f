import type { Link, NodeSnapshot } from '@ramify/document'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { linkedNode, typedAddress } from '../../views/links/link-address.ts'
import { LinkWords } from '../../views/tips/LinkWords.tsx'
import { NoteWords } from '../../views/tips/NoteWords.tsx'
import { PointedTip } from '../../views/tips/PointedTip.tsx'
import { iconName } from '../icons/icon-name.ts'
import { useIsBusy } from '../overlays/use-preview.ts'
import { lateWords, shortDay, weekdayName } from '../tasks/day-words.ts'
import type { Day } from '../tasks/days.ts'
import { today } from '../tasks/today.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { placeOfCarried } from './carried.ts'
import type { Carried } from './carried-state.ts'

/** What stands behind a mark under the resting pointer: the address of a link, the words of a note, the name of an icon. */
export function CarriedTip() {
  const editor = useMapEditor()
  const { pointed, menu } = editor.content
  const isBusy = useIsBusy(editor)
  const isOpen = useStore(menu) !== null
  const topicOf = ({ id }: Carried) => editor.scene.get().placeOf(id)
  return (
    <PointedTip
      pointed={pointed}
      isOff={isBusy || isOpen}
      rectOf={(carried) => {
        const topic = carried.kind === 'image' ? undefined : topicOf(carried)
        return topic ? placeOfCarried(topic, carried) : null
      }}
    >
      {(carried) => {
        const topic = topicOf(carried)
        return topic && <Words node={topic.face.node} carried={carried} />
      }}
    </PointedTip>
  )
}

function Words({ node, carried: { kind, nth } }: { node: NodeSnapshot; carried: Carried }): ReactNode {
  const editor = useMapEditor()
  const translator = useText()
  const { text } = translator
  switch (kind) {
    case 'note':
      return <NoteWords note={node.note} />
    case 'link':
      return node.link && <Leads link={node.link} />
    case 'files':
      return node.files?.map(({ name }) => name).join('\n')
    case 'due':
      return node.task?.due !== undefined && dueWords(node.task.due, translator)
    case 'assignee':
      return node.task?.assignee?.name
    case 'comment':
      return text('editor.comments', { count: editor.comments?.counts.get().get(node.id) ?? 0 })
    case 'priority':
      return text('editor.style.priority-n', { number: node.marks.priority ?? 0 })
    case 'progress':
      return text('editor.style.progress-n', { percent: node.marks.progress ?? 0 })
    default: {
      const name = node.marks.icons[nth] ?? ''
      return iconName(name, { text })
    }
  }
}

function dueWords(due: Day, translator: ReturnType<typeof useText>): string {
  const now = today.get()
  const late = lateWords(due, now, translator)
  const day = `${weekdayName(due, translator)} ${shortDay(due, now, translator)}`
  return [translator.text('editor.task.due-on', { day }), late].filter((words) => words !== '').join(', ')
}

function Leads({ link: { url, tip, address: shown } }: { link: Link }) {
  const editor = useMapEditor()
  const { text } = useText()
  if (url === undefined) return <LinkWords tip={tip} address={shown} isOpened={false} />
  const id = linkedNode(url)
  const target = id === null ? undefined : editor.document.snapshot.nodes.get(id)
  const address =
    id === null
      ? typedAddress(url, location.origin)
      : target
        ? text('editor.link.topic', { name: target.text.text })
        : text('editor.link.gone')
  return <LinkWords tip={tip} address={address} isOpened />
}
