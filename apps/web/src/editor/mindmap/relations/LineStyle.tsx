import type { Relation } from '@ramify/scene'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import styles from '../../views/panels/PanelLayout.module.css'
import { LineSection } from '../style/LineSection.tsx'
import { useMapEditor } from '../use-map-editor.ts'

/** The style panel while a relation line is picked. */
export function LineStyle({ relation }: { relation: Relation }) {
  const editor = useMapEditor()
  const { text } = useText()
  const { id, bend, look } = relation.line
  return (
    <div className={styles.panel}>
      <div className={styles.sections}>
        <LineSection relation={relation} />
      </div>
      <footer className={styles.foot}>
        <Button
          variant="outlined"
          isOff={bend.length === 0}
          onClick={() => editor.execute({ type: 'setLine', id, bend: [] })}
        >
          {text('editor.action.reset-curve')}
        </Button>
        <Button
          variant="quiet"
          isOff={Object.keys(look).length === 0}
          onClick={() => editor.execute({ type: 'setLine', id, look: null })}
        >
          {text('editor.style.reset')}
        </Button>
      </footer>
    </div>
  )
}
