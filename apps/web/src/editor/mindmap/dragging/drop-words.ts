import type { MapSnapshot, NodeId } from '@ramify/document'
import type { useText } from '../../../platform/i18n/language.ts'
import type { DropTarget } from './drop-target.ts'

/** Longer words of topics say nothing more of where something goes. */
const mostLetters = 24

/** Where what is carried goes when it is let go, in words; empty for where it is. */
export function dropWords({ nodes }: MapSnapshot, target: DropTarget, { text }: ReturnType<typeof useText>): string {
  if (target.kind === 'floating') return text('editor.drag.floating')
  if (target.kind === 'free') return text('editor.drag.free')
  if (target.kind === 'nowhere') return ''
  const name = (id: NodeId) => {
    const letters = [...(nodes.get(id)?.text.text.trim().replace(/\s+/g, ' ') ?? '')]
    return letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : letters.join('')
  }
  const parent = name(target.parent)
  if ('before' in target.to) return text('editor.drag.before', { parent, next: name(target.to.before) })
  if ('after' in target.to) return text('editor.drag.after', { parent, previous: name(target.to.after) })
  return text('editor.drag.under', { parent })
}
