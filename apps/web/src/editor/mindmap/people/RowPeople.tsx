import type { NodeId } from '@ramify/document'
import { useStore } from '../../../platform/store.ts'
import { useMapEditor } from '../use-map-editor.ts'
import { namesAt, type PersonHere } from './names-at.ts'
import styles from './RowPeople.module.css'

/** Who is at a row of the outline, or in what is folded into it: a line in the colour of the first, and the names. */
export function RowPeople({ id }: { id: NodeId }) {
  const editor = useMapEditor()
  const here = useStore(namesAt(editor, id))
  if (here === '') return null
  const people: readonly PersonHere[] = JSON.parse(here)
  return (
    <span className={styles.people} data-row-people>
      {people.map(({ name, color, isTyping }) => (
        <span key={name} className={styles.tag} data-person={color} data-typing={isTyping || undefined}>
          {name}
        </span>
      ))}
    </span>
  )
}
