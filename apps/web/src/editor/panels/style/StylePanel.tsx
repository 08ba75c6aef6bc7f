import { useStore } from '../../../platform/store.ts'
import { ActionTextButton } from '../../../ui/ActionTextButton.tsx'
import { carriedLook } from '../../formatting/carried-look.ts'
import { rangeOf, relationOf } from '../../picked/picked.ts'
import { useEditor } from '../../use-editor.ts'
import { MapSettings } from '../theme/MapSettings.tsx'
import { BranchSection } from './BranchSection.tsx'
import { ImageSection } from './ImageSection.tsx'
import { LineStyle } from './LineStyle.tsx'
import { MarksSection } from './MarksSection.tsx'
import { RangeStyle } from './RangeStyle.tsx'
import styles from './StylePanel.module.css'
import { TextSection } from './TextSection.tsx'
import { TopicSection } from './TopicSection.tsx'
import { useChosen } from './use-chosen.ts'

/** How the selected topics look, or the line or range that is picked; with nothing selected, what the map has as a whole. */
export function StylePanel() {
  const editor = useEditor()
  const chosen = useChosen()
  const carried = useStore(carriedLook)
  const scene = useStore(editor.scene)
  const picked = useStore(editor.picked)
  const relation = picked?.kind === 'line' ? relationOf(scene, picked.id) : undefined
  const range = picked?.kind === 'range' ? rangeOf(scene, picked.id) : undefined
  if (relation) return <LineStyle relation={relation} />
  if (range) return <RangeStyle drawn={range} />
  if (chosen.topics.length === 0) return <MapSettings />
  return (
    <div className={styles.panel}>
      <div className={styles.sections}>
        <TopicSection chosen={chosen} />
        <TextSection chosen={chosen} />
        <BranchSection chosen={chosen} />
        <MarksSection chosen={chosen} />
        <ImageSection chosen={chosen} />
      </div>
      <footer className={styles.foot}>
        <ActionTextButton id={carried ? 'editor.paste-style' : 'editor.copy-style'} />
        <ActionTextButton id="editor.reset-style" variant="quiet" />
      </footer>
    </div>
  )
}
