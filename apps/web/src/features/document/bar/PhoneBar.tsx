import { BrainCircuit } from 'lucide-react'
import { Link } from 'wouter'
import { showAs } from '../../../editor/core/shown-as.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { shell } from '../../../platform/native-shell/shell.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { BackLink } from '../../apps/index.ts'
import { CommentsButton } from '../../comments/index.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { People } from '../people/People.tsx'
import { SaveMark } from '../saving/SaveMark.tsx'
import { returnToMap } from './bar-keys.ts'
import { DocumentName } from './DocumentName.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import styles from './PhoneBar.module.css'
import { PhoneMore } from './PhoneMore.tsx'
import { barId } from './parts.ts'

interface Props {
  /** Somebody else's: in a browser the mark leads home. */
  isOthers: boolean
  /** None while there is no map: nothing is saved then, and nothing lost. */
  live: LiveDocument | null
  home: string
}

/** Above the map in a hand. */
export function PhoneBar({ live, home, isOthers }: Props) {
  const { text } = useText()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go
    <header id={barId} className={styles.bar} onKeyDown={returnToMap}>
      {isOthers && shell === null ? (
        <Link href="/" className={styles.mark} aria-label={text('viewer.home')}>
          <BrandMark size={32} />
        </Link>
      ) : (
        <BackLink href={home} label={text('document.back')} />
      )}
      <div className={styles.words}>
        <DocumentName />
        <div className={styles.state}>{live && <SaveMark live={live} />}</div>
      </div>
      {live && <People live={live} most={1} />}
      <HistoryButtons ids={['editor.undo']} />
      <WayToLook />
      <CommentsButton />
      <PhoneMore live={live} />
    </header>
  )
}

/** The wand; in the outline the way back to the map, whose looks it has none of. */
function WayToLook() {
  const editor = useOpenEditor()
  const { text } = useText()
  const shown = useStore(editor?.shownAs ?? map)
  return editor && shown === 'outline' ? (
    <IconButton
      label={text('editor.view.map')}
      icon={BrainCircuit}
      side="bottom"
      onClick={() => showAs(editor, 'map')}
    />
  ) : (
    <ActionButton id="editor.themes" side="bottom" />
  )
}

const map = createStore('map')
