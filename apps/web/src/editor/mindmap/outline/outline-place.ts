import type { NodeId } from '@ramify/document'
import type { WritingPlace } from '../../input/text/writing-place.ts'
import { topicElementId } from '../accessibility/topic-element-id.ts'
import type { MapEditor } from '../map-editor.ts'
import type { RowList } from './rows/row-list.ts'
import { writeRow } from './rows/row-text.ts'

export interface OutlinePlace extends WritingPlace {
  /** Rows have been drawn. */
  readonly settled: () => void
}

/** Lays the field over the words of a row. */
export function outlinePlace(editor: MapEditor, list: RowList): OutlinePlace {
  const listeners = new Set<() => void>()
  return {
    lay: (field, written) => {
      const words = written && wordsOf(editor, written.id)
      const page = field.offsetParent
      if (!words || !page) return
      const [own, around] = [words.getBoundingClientRect(), page.getBoundingClientRect()]
      const { font, letterSpacing, textDecoration } = getComputedStyle(words)
      Object.assign(field.style, {
        font,
        letterSpacing,
        textDecoration,
        width: `${own.width}px`,
        transform: `translate(${own.left - around.left}px, ${own.top - around.top}px)`,
      })
    },
    fill: writeRow,
    show: () => list.show(editor.writing.get()?.id ?? ''),
    settled: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function wordsOf(editor: MapEditor, id: NodeId): Element | null {
  return document.getElementById(topicElementId(editor, id))?.querySelector('[data-text]') ?? null
}
