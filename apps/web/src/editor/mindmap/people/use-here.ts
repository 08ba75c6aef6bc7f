import type { NodeId } from '@ramify/document'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { namesAt, type PersonHere } from './names-at.ts'

/** Who is at a topic, for those who hear it; empty for most. */
export function useHere(id: NodeId): string {
  const { text } = useText()
  const here = useStore(namesAt(useMapEditor(), id))
  if (here === '') return ''
  const people: readonly PersonHere[] = JSON.parse(here)
  return text('editor.people.at', { names: people.map(({ name }) => name).join(', ') })
}
