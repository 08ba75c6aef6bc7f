import { lazy, type ReactNode, Suspense } from 'react'
import type { Editor } from '../../editor/editor.ts'
import { openPanel } from '../../editor/panels/open-panel.ts'
import { ContextMenu } from '../../editor/tools/ContextMenu.tsx'
import { EditorContext } from '../../editor/use-editor.ts'
import { useStore } from '../../platform/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { leaveKeysToMap, returnToMap } from './bar-keys.ts'
import styles from './Desk.module.css'
import { useOpenEditor } from './open-editor.ts'

const editorRoom = () => import('./editor-room.ts')
const ToolRail = lazy(() => editorRoom().then(({ ToolRail }) => ({ default: ToolRail })))
const ZoomBar = lazy(() => editorRoom().then(({ ZoomBar }) => ({ default: ZoomBar })))
const SearchBar = lazy(() => editorRoom().then(({ SearchBar }) => ({ default: SearchBar })))
const ContentLayer = lazy(() => editorRoom().then(({ ContentLayer }) => ({ default: ContentLayer })))
const SidePanel = lazy(() => editorRoom().then(({ SidePanel }) => ({ default: SidePanel })))

interface Props {
  canEdit: boolean
  /** The map, and what lies on it. */
  children: ReactNode
}

/** The map with all that stands around it on a desk. */
export function Desk({ canEdit, children }: Props) {
  const editor = useOpenEditor()
  const isPanelOpen = useStore(openPanel) !== null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go
    <div className={styles.desk} onKeyDown={returnToMap}>
      <ContextMenu editor={editor} className={styles.map}>
        {children}
        {editor && (
          <Around editor={editor}>
            {canEdit && <ToolRail />}
            <ZoomBar />
            <SearchBar />
            <ContentLayer />
          </Around>
        )}
      </ContextMenu>
      {canEdit && (
        <div className={classNames(styles.side, isPanelOpen && styles.open)}>
          {editor && (
            <Around editor={editor}>
              <SidePanel />
            </Around>
          )}
        </div>
      )}
    </div>
  )
}

function Around({ editor, children }: { editor: Editor; children: ReactNode }) {
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go */}
      <div className={styles.around} onMouseDown={leaveKeysToMap}>
        <Suspense>{children}</Suspense>
      </div>
    </EditorContext>
  )
}
