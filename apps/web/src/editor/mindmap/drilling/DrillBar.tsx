import { ChevronRight, X } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { focusField } from '../../core/focus-field.ts'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './DrillBar.module.css'
import { drillInto, pathTo } from './drill.ts'

/** So many levels have room; of others the first and the last ones are named. */
const most = 4

/** The way from the central topic to the branch that is shown alone; each step leads back to it. */
export function DrillBar() {
  const editor = useMapEditor()
  const { text } = useText()
  const id = useStore(editor.drilledTopic)
  const isMap = useStore(editor.shownAs) === 'map'
  // Words of the way change with the map.
  useStore(editor.scene)
  if (id === null || !isMap) return null
  const path = pathTo(editor, id)
  const steps = path.length <= most ? path : [...path.slice(0, 1), null, ...path.slice(1 - most)]
  const go = (to: string | null) => {
    drillInto(editor, to)
    focusField(editor)
  }
  return (
    <nav className={styles.bar} aria-label={text('editor.drill.path')} data-over-canvas>
      <ol className={styles.steps}>
        {steps.map((node, nth) => (
          <li key={node?.id ?? 'between'} className={styles.step}>
            {nth > 0 && <Icon icon={ChevronRight} size="s" className={styles.arrow} />}
            {node === null ? (
              <span aria-hidden="true">…</span>
            ) : node.id === id ? (
              <span className={styles.here} aria-current="page" title={node.text.text}>
                {node.text.text || text('editor.tree.blank')}
              </span>
            ) : (
              <button type="button" className={styles.link} title={node.text.text} onClick={() => go(node.id)}>
                {node.text.text || text('editor.tree.blank')}
              </button>
            )}
          </li>
        ))}
      </ol>
      <IconButton label={text('editor.drill.leave')} icon={X} onClick={() => go(null)} />
    </nav>
  )
}
