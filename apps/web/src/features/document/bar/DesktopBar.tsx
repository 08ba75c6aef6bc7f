import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { ToolRail } from '../../../editor/shell/tools/ToolRail.tsx'
import { ViewSwitch } from '../../../editor/views/ViewSwitch.tsx'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument } from '../../../platform/sync/index.ts'
import { BrandMark } from '../../../ui/BrandMark.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CommentsButton } from '../../comments/index.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { openDocument } from '../open-document.ts'
import { People } from '../people/People.tsx'
import { SaveMark } from '../saving/SaveMark.tsx'
import { leaveKeysToMap, returnToMap } from './bar-keys.ts'
import styles from './DesktopBar.module.css'
import { DocumentName } from './DocumentName.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { deskMoreGroups } from './more-groups.ts'
import { barId } from './parts.ts'

interface Props {
  /** None while there is no map: nothing is saved then, and nothing lost. */
  live: LiveDocument | null
  home: string
  isGuest: boolean
}

/** Above the map on a desk. */
export function DesktopBar({ live, home, isGuest }: Props) {
  const { text } = useText()
  // Its buttons read it through the actions, which tell nobody that it is another: after a hand-over somebody else may share it.
  useStore(openDocument)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go
    <header id={barId} className={styles.bar} onMouseDown={leaveKeysToMap} onKeyDown={returnToMap}>
      <div className={styles.start}>
        <IconLink href={home} label={text('document.back')} icon={ChevronLeft} side="bottom" />
        <span className={styles.mark}>
          <BrandMark size={22} />
        </span>
        <DocumentName />
        <span className={classNames(styles.state, isGuest && styles.strip)}>
          {live && <SaveMark live={live} />}
          {isGuest && (
            <Link href="/login" className={styles.keep}>
              {text('drafts.keep')}
            </Link>
          )}
        </span>
      </div>
      <div className={styles.middle}>
        <HistoryButtons />
        <ViewChoice />
        <BarTools />
      </div>
      <div className={styles.end}>
        {live && <People live={live} />}
        <ActionButton id="editor.present" side="bottom" />
        <CommentsButton />
        <ActionButton id="document.history" side="bottom" />
        <ActionButton id="exports.open" side="bottom" />
        <ActionTextButton id="document.share" variant="filled" />
        <MoreMenu groups={deskMoreGroups} />
      </div>
    </header>
  )
}

/** The tools of a kind that has them here, while they can be used. */
function BarTools() {
  const editor = useOpenEditor()
  return editor?.kind.toolPlace === 'bar' && <Tools editor={editor} />
}

function Tools({ editor }: { editor: Editor }) {
  const mayEdit = useStore(editor.editRight)
  const isFree = useStore(editor.lockReason) === null
  return (
    mayEdit &&
    isFree && (
      <EditorContext value={editor}>
        <hr className={styles.line} />
        <ToolRail isInBar />
      </EditorContext>
    )
  )
}

/** Map or outline, where the kind has one; nothing until the editor is open. */
function ViewChoice() {
  const editor = useOpenEditor()
  return editor?.kind.Outline && <ViewSwitch editor={editor} />
}
