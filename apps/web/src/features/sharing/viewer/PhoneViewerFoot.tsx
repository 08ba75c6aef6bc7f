import { useCover } from '../../../editor/core/viewport/use-cover.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { maySave } from '../saving/save-to-mine.ts'
import { viewerModule } from './lazy-viewer.ts'
import { MadeWith } from './MadeWith.tsx'
import styles from './PhoneViewerFoot.module.css'
import type { SharedDocument } from './visit.ts'

const BackInEditor = viewerModule.part((module) => module.BackInEditor)

/** What a guest with a phone can do with a shared map; absent where its owner allows nothing. */
export function PhoneViewerFoot({ document }: { document: SharedDocument }) {
  const isGuest = useSession().status === 'signed-out'
  if (!isGuest || !maySave(document)) return null
  return (
    <footer className={styles.foot}>
      <ActionTextButton id="viewer.save" variant="filled" />
      <ActionTextButton id="viewer.sign-in" variant="outlined" />
    </footer>
  )
}

/** Keeps its place before it is known who looks. */
export const EmptyFoot = () => <footer className={classNames(styles.foot, styles.empty)} />

/** Over the map: all of it at once, and the map as rows. */
export function PhoneViewerPill({ editor }: { editor: Editor }) {
  const { text } = useText()
  const cover = useCover(editor)
  const isMap = useStore(editor.shownAs) === 'map'
  const isPresented = useStore(editor.lockReason) === 'presenting'
  return (
    <>
      <BackInEditor editor={editor} />
      {isMap && !isPresented && <MadeWith editor={editor} isAtStart />}
      {!isPresented && (
        <div ref={cover} role="toolbar" aria-label={text('editor.zoom')} data-over-canvas className={styles.pill}>
          {isMap && <ActionButton id="editor.fit" side="top" />}
          <ActionButton id="editor.outline" side="top" />
        </div>
      )}
    </>
  )
}
