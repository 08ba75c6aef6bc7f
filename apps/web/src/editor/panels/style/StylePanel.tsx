import { PaintRoller } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useEditor } from '../../use-editor.ts'
import { MapSettings } from '../theme/MapSettings.tsx'
import { BranchSection } from './BranchSection.tsx'
import { copiedLook, copyLook, pasteLook } from './copied-look.ts'
import { ImageSection } from './ImageSection.tsx'
import { MarksSection } from './MarksSection.tsx'
import styles from './StylePanel.module.css'
import { TextSection } from './TextSection.tsx'
import { TopicSection } from './TopicSection.tsx'
import { useChosen } from './use-chosen.ts'

/** How the selected topics look; with none selected, what the map has as a whole. */
export function StylePanel() {
  const editor = useEditor()
  const { text } = useText()
  const chosen = useChosen()
  const copied = useStore(copiedLook)
  if (chosen.topics.length === 0) return <MapSettings />
  const isDressed = chosen.topics.some(({ face }) => Object.keys(face.node.look).length > 0)
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
        <Button variant="outlined" onClick={() => (copied ? pasteLook(editor) : copyLook(editor))}>
          <Icon icon={PaintRoller} size="s" />
          {text(copied ? 'editor.style.paste' : 'editor.style.copy')}
        </Button>
        <Button
          variant="quiet"
          isOff={!isDressed}
          onClick={() => editor.act({ type: 'setLook', ids: chosen.ids, look: null })}
        >
          {text('editor.style.reset')}
        </Button>
      </footer>
    </div>
  )
}
