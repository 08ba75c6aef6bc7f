import type { NodeId } from '@ramify/document'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { MapEditor } from '../map-editor.ts'
import { leadNode } from '../selection/conditions.ts'

/** Puts the children of the lead topic in the order of their words, numbers by their value. */
export function sortChildren(editor: MapEditor): void {
  const parent = leadNode(editor)
  if (!parent) return
  const { nodes } = editor.document.snapshot
  const { compare } = new Intl.Collator(currentTranslator().language, { numeric: true })
  const wordsOf = (id: NodeId) => nodes.get(id)?.text.text ?? ''
  const sorted = parent.children.toSorted((a, b) => compare(wordsOf(a), wordsOf(b)))
  editor.batch(
    sorted.map((id, index) => {
      const side = nodes.get(id)?.side ?? null
      return { type: 'moveNodes', ids: [id], to: { parent: parent.id, index, side } }
    }),
  )
}
