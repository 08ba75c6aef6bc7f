import { lazy, type ReactNode, Suspense } from 'react'
import type { Editor } from '../../editor/editor.ts'
import type { Held } from '../../editor/held.ts'
import { shownAs } from '../../editor/outline/shown-as.ts'
import { openPanel } from '../../editor/panels/open-panel.ts'
import { ContextMenu } from '../../editor/tools/ContextMenu.tsx'
import { EditorContext } from '../../editor/use-editor.ts'
import { createStore, useStore } from '../../platform/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { leaveKeysToMap, returnToMap } from './bar-keys.ts'
import styles from './Desk.module.css'
import { Guide } from './Guide.tsx'
import { useOpenEditor } from './open-editor.ts'

const editorRoom = () => import('./editor-room.ts')
const ToolRail = lazy(() => editorRoom().then(({ ToolRail }) => ({ default: ToolRail })))
const ZoomBar = lazy(() => editorRoom().then(({ ZoomBar }) => ({ default: ZoomBar })))
const Overview = lazy(() => editorRoom().then(({ Overview }) => ({ default: Overview })))
const HeldBar = lazy(() => editorRoom().then(({ HeldBar }) => ({ default: HeldBar })))
const SearchBar = lazy(() => editorRoom().then(({ SearchBar }) => ({ default: SearchBar })))
const ContentLayer = lazy(() => editorRoom().then(({ ContentLayer }) => ({ default: ContentLayer })))
const SidePanel = lazy(() => editorRoom().then(({ SidePanel }) => ({ default: SidePanel })))

const neverHeld = createStore<Held | null>(null)

interface Props {
  canEdit: boolean
  /** The map, and what lies on it. */
  children: ReactNode
}

/** The map with all that stands around it on a desk. */
export function Desk({ canEdit, children }: Props) {
  const editor = useOpenEditor()
  const isPanelOpen = useStore(openPanel) !== null
  const hasTools = useStore(editor?.held ?? neverHeld) === null && canEdit
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go
    <div className={styles.desk} onKeyDown={returnToMap}>
      <ContextMenu editor={editor} className={styles.map}>
        {children}
        {editor && (
          <Around editor={editor}>
            <OnMap editor={editor}>
              {hasTools && <ToolRail />}
              <ZoomBar />
              <Overview />
            </OnMap>
            <HeldBar />
            <SearchBar />
            <ContentLayer />
          </Around>
        )}
      </ContextMenu>
      <Guide canEdit={canEdit} />
      {hasTools && (
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

/** What an outline has no use for. */
function OnMap({ editor, children }: { editor: Editor; children: ReactNode }) {
  return useStore(shownAs(editor)) === 'map' && children
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
