import { type ReactNode, useLayoutEffect } from 'react'
import type { LockReason } from '../../../editor/core/lock-reason.ts'
import { openPanel } from '../../../editor/core/panels/open-panel.ts'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import type { Editor } from '../../../editor/editor-kind.ts'
import { ContextMenu } from '../../../editor/shell/tools/ContextMenu.tsx'
import { createStore, useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { leaveKeysToMap, returnToMap } from '../bar/bar-keys.ts'
import { isDeskShown } from '../editor-host/desk-actions.ts'
import { editorModule } from '../editor-host/lazy-editor.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { Guide } from '../guide/Guide.tsx'
import { KeyHint } from '../guide/KeyHint.tsx'
import styles from './Desk.module.css'

const ToolRail = editorModule.part((module) => module.ToolRail)
const ZoomBar = editorModule.part((module) => module.ZoomBar)
const Overview = editorModule.part((module) => module.Overview)
const OutlineBar = editorModule.part((module) => module.OutlineBar)
const LockedBar = editorModule.part((module) => module.LockedBar)
const SearchBar = editorModule.part((module) => module.SearchBar)
const Dialogs = editorModule.part((module) => module.Dialogs)
const SidePanel = editorModule.part((module) => module.SidePanel)

const neverHeld = createStore<LockReason | null>(null)

interface Props {
  canEdit: boolean
  /** The map, and what lies on it. */
  children: ReactNode
}

/** The map with all that stands around it on a desk. */
export function Desk({ canEdit, children }: Props) {
  const editor = useOpenEditor()
  useLayoutEffect(() => {
    isDeskShown.set(true)
    return () => isDeskShown.set(false)
  }, [])
  const isPanelOpen = useStore(openPanel) !== null
  const hasTools = useStore(editor?.lockReason ?? neverHeld) === null && canEdit
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
            <OutlineBar />
            <LockedBar />
            <SearchBar />
            <Dialogs />
            {hasTools && <KeyHint editor={editor} />}
          </Around>
        )}
      </ContextMenu>
      <Guide />
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

/** What an outline has no use for, and what would only be in the way of a presentation. */
function OnMap({ editor, children }: { editor: Editor; children: ReactNode }) {
  const isMap = useStore(editor.shownAs) === 'map'
  const isPresented = useStore(editor.lockReason) === 'presenting'
  return isMap && !isPresented && children
}

function Around({ editor, children }: { editor: Editor; children: ReactNode }) {
  return (
    <EditorContext value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go */}
      <div className={styles.around} onMouseDown={leaveKeysToMap}>
        {children}
      </div>
    </EditorContext>
  )
}
