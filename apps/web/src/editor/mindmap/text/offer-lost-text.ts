import type { Command, CommandResult, MapDocument, NodeId, SnapshotChange } from '@ramify/document'
import { center } from '@ramify/geometry'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import type { People } from '../../core/ports.ts'
import type { LostText } from '../../core/text-targets.ts'
import { offerBack, onlyOther } from '../../views/people/offer-back.ts'
import { bringBack, lostBranch } from './lost-branch.ts'

/** The part of an editor that takes back what was lost; the editor itself imports this file. */
interface LostTextTarget {
  readonly document: MapDocument
  readonly people: People
  hasRoomFor: (topics: number) => boolean
  execute: (command: Command) => CommandResult
  batch: (commands: Iterable<Command>) => CommandResult
  selectAndShow: (id: NodeId) => void
}

/** Somebody else deleted or hid what was being written in. What is gone stays within reach until the person takes it or closes the notice. */
export function tellLostText(editor: LostTextTarget, lost: LostText, change: SnapshotChange): void {
  const { item, typed, isDeleted } = lost
  if (!isDeleted) notify({ kind: 'status', words: ({ text }) => text('editor.said.writing-folded') })
  else if (item.type === 'node') tellLostTopic(editor, { id: item.id, typed }, change)
  else tellLostLabel(editor, lost)
}

/** A topic that somebody else deleted while one was at it. `typed`: null where nothing was written. */
export function tellLostTopic(
  editor: LostTextTarget,
  { id, typed }: { id: NodeId; typed: string | null },
  { before, after }: SnapshotChange,
): void {
  const lost = lostBranch(before, after, id)
  if (!lost) return
  offerBack({
    typed,
    size: lost.topics,
    words: deletedBy(editor.people, typed === null),
    run: () => {
      if (!editor.hasRoomFor(lost.topics)) return
      const text = typed === null || typed === '' ? null : { id, text: typed }
      if (editor.batch(bringBack(editor.document, before, lost, text)).ok) editor.selectAndShow(id)
    },
  })
}

function deletedBy(people: People, isOnlySelected: boolean): Words {
  const name = onlyOther(people)
  const what = isOnlySelected ? 'selected' : 'edited'
  if (name !== null) return ({ text }) => text(`editor.said.${what}-deleted-by`, { name })
  return ({ text }) => text(`editor.said.${what}-deleted`)
}

/** Labels go with what they are at; their words can become a floating topic. */
function tellLostLabel(editor: LostTextTarget, { typed, rect }: LostText): void {
  const words: Words = ({ text }) => text('editor.said.label-gone')
  if (!rect || typed === '') {
    notify({ kind: 'status', words })
    return
  }
  offerBack({
    ...{ typed, words },
    label: ({ text }) => text('editor.said.insert-lost-text'),
    run: () => {
      if (!editor.hasRoomFor(1)) return
      const added = editor.execute({ type: 'addFloating', at: center(rect), text: typed })
      const id = added.ok ? added.ids?.[0] : undefined
      if (id !== undefined) editor.selectAndShow(id)
    },
  })
}
