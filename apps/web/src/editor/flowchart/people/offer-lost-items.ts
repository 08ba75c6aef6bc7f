import {
  type FlowchartChange,
  type FlowchartCommand,
  type FlowchartSnapshot,
  flowchartRestoreCommands,
  type RestoredItem,
} from '@ramify/document'
import type { ItemRef } from '@ramify/scene'
import type { Words } from '../../../platform/i18n/words.ts'
import { notify } from '../../../platform/notices/notices.ts'
import type { LostText } from '../../core/text-targets.ts'
import { offerBack, onlyOther } from '../../views/people/offer-back.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { findItem } from '../items/find-item.ts'
import { goToItem } from '../items/go-to-item.ts'
import { textPlace } from '../text/flowchart-texts.ts'

type Target = Pick<FlowchartEditor, 'document' | 'people' | 'hasRoomFor' | 'batch'>

/** Somebody else deleted or hid what was being written in. */
export function tellLostText(
  editor: FlowchartEditor,
  { item, typed, isDeleted }: LostText,
  change: FlowchartChange,
): void {
  if (isDeleted) tellLostItem(editor, item, typed, change)
  else notify({ kind: 'status', words: ({ text }) => text('flowchart.lost.hidden') })
}

/** A shape or connector that somebody else deleted while one was at it. `typed`: null where nothing was written. */
export function tellLostItem(
  editor: FlowchartEditor,
  item: ItemRef,
  typed: string | null,
  { before, after }: FlowchartChange,
): void {
  const lost = lostWith(before, after, item)
  if (!lost) return
  offerBack({
    ...{ typed, size: lost.shapes, words: deletedBy(editor, typed === null) },
    run: () => {
      if (bringBack(editor, before, lost, { item, typed })) goToItem(editor, item.id)
    },
  })
}

interface LostItem {
  readonly item: RestoredItem
  readonly shapes: number
}

/** What went together with an item: its page, the outermost shape around it, or the connector of a label; null when it is there. */
export function lostWith(before: FlowchartSnapshot, after: FlowchartSnapshot, { type, id }: ItemRef): LostItem | null {
  const found = findItem(before, id)
  if (!found || (type === 'shape' ? after.shapes : type === 'connector' ? after.connectors : after.labels).has(id)) {
    return null
  }
  if (!after.pages.some((page) => page.id === found.page)) {
    const shapes = [...before.shapes.values()].filter(({ page }) => page === found.page).length
    return { item: { type: 'page', id: found.page }, shapes }
  }
  if (type !== 'shape') {
    const connector = type === 'connector' ? id : (before.labels.get(id)?.connector ?? '')
    return { item: endGone(before, after, connector) ?? { type: 'connector', id: connector }, shapes: 0 }
  }
  const top = outermostGone(before, after, id)
  return { item: { type: 'shape', id: top }, shapes: countIn(before, top) }
}

/** The outermost shape that went and took the connector with it. */
function endGone(before: FlowchartSnapshot, after: FlowchartSnapshot, connector: string): RestoredItem | null {
  const { from, to } = before.connectors.get(connector) ?? {}
  for (const end of [from, to]) {
    if (end && 'shape' in end && before.shapes.has(end.shape) && !after.shapes.has(end.shape)) {
      return { type: 'shape', id: outermostGone(before, after, end.shape) }
    }
  }
  return null
}

function outermostGone(before: FlowchartSnapshot, after: FlowchartSnapshot, id: string): string {
  let top = id
  for (let up = before.shapes.get(top)?.parent ?? null; up !== null && !after.shapes.has(up); ) {
    top = up
    up = before.shapes.get(top)?.parent ?? null
  }
  return top
}

function countIn({ shapes }: FlowchartSnapshot, top: string): number {
  const waiting = [top]
  let count = 0
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    count++
    waiting.push(...(shapes.get(id)?.children ?? []))
  }
  return count
}

/** Puts it back where it was, with what was typed and had not arrived in the document. */
function bringBack(
  { document, hasRoomFor, batch }: Target,
  before: FlowchartSnapshot,
  { item, shapes }: LostItem,
  written: { item: ItemRef; typed: string | null },
): boolean {
  if (!hasRoomFor(shapes)) return false
  function* commands(): Generator<FlowchartCommand> {
    yield* flowchartRestoreCommands(document, before, item)
    const { typed } = written
    const { shapes: now, labels } = document.snapshot
    const text = (written.item.type === 'shape' ? now : labels).get(written.item.id)?.text
    if (typed !== null && typed !== '' && text && text.text !== typed) {
      yield { type: 'setText', ...textPlace(written.item), text: typed }
    }
  }
  return batch(commands()).ok
}

function deletedBy({ people }: Target, isOnlySelected: boolean): Words {
  const name = onlyOther(people)
  const what = isOnlySelected ? 'selected' : 'edited'
  if (name !== null) return ({ text }) => text(`flowchart.lost.${what}-by`, { name })
  return ({ text }) => text(`flowchart.lost.${what}`)
}
