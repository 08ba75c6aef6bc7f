import { type ReactNode, useLayoutEffect } from 'react'
import type { LockReason } from '../../../editor/core/lock-reason.ts'
import { openPanel } from '../../../editor/core/panels/open-panel.ts'
import { isStartPanelOpen } from '../../../editor/core/panels/start-panel.ts'
import { surroundings } from '../../../editor/core/surroundings.ts'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import type { Editor, PanelTab } from '../../../editor/editor-kind.ts'
import { SidePanel } from '../../../editor/shell/panels/SidePanel.tsx'
import { StartPanel } from '../../../editor/shell/panels/StartPanel.tsx'
import { ContextMenu } from '../../../editor/shell/tools/ContextMenu.tsx'
import { ToolRail } from '../../../editor/shell/tools/ToolRail.tsx'
import { ZoomBar } from '../../../editor/shell/tools/ZoomBar.tsx'
import { Overview } from '../../../editor/views/overview/Overview.tsx'
import { createStore, useStore } from '../../../platform/store.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Comments, commentsTab } from '../../comments/index.ts'
import { ReportPanel, ReportWalkBar, useOpenReport, usePictureOffer } from '../../imports/index.ts'
import { leaveKeysToMap, returnToMap } from '../bar/bar-keys.ts'
import { editorModule } from '../editor-host/lazy-editor.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { Guide } from '../guide/Guide.tsx'
import { KeyHint } from '../guide/KeyHint.tsx'
import styles from './Desk.module.css'

const OutlineBar = editorModule.part((module) => module.OutlineBar)
const LockedBar = editorModule.part((module) => module.LockedBar)
const SearchBar = editorModule.part((module) => module.SearchBar)
const Dialogs = editorModule.part((module) => module.Dialogs)

const commentTabs = [commentsTab]
const noTabs: readonly PanelTab[] = []
/** Those whose editors have a `startPanel`. */
const kindsWithStartPanel: ReadonlySet<string> = new Set(['flowchart'])
const neverHeld = createStore<LockReason | null>(null)

interface Props {
  documentId: string
  /** Of the document, by its name: room for its panels is kept before its editor is there. */
  kind: string
  canEdit: boolean
  /** Null where nobody can comment. */
  comments: Comments | null
  /** The map, and what lies on it. */
  children: ReactNode
}

/** The map with all that stands around it on a desk. */
export function Desk({ documentId, kind, canEdit, comments, children }: Props) {
  const editor = useOpenEditor()
  useLayoutEffect(() => {
    surroundings.set('desk')
    return () => surroundings.set(null)
  }, [])
  const panel = useStore(openPanel)
  const isStartOpen = useStore(isStartPanelOpen)
  const lock = useStore(editor?.lockReason ?? neverHeld)
  const hasTools = lock === null && canEdit
  // Who may only look may comment.
  const hasComments = comments !== null && lock !== 'presenting'
  const report = useOpenReport(documentId)
  usePictureOffer(documentId, editor)
  const isReported = report !== null && lock !== 'presenting'
  const isPanelOpen = isReported || (hasTools ? panel !== null : panel === 'comments')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on; it only says where keys go
    <div className={styles.desk} onKeyDown={returnToMap}>
      {hasTools && kindsWithStartPanel.has(kind) && (
        <div className={classNames(styles.side, isStartOpen && styles.openStart)}>
          {editor && (
            <Around editor={editor}>
              <StartPanel />
            </Around>
          )}
        </div>
      )}
      <ContextMenu editor={editor} className={styles.map}>
        {children}
        {editor && (
          <Around editor={editor}>
            <OnMap editor={editor}>
              {hasTools && editor.kind.toolPlace !== 'bar' && <ToolRail />}
              <ZoomBar />
              <Overview />
              {report && <ReportWalkBar report={report} editor={editor} />}
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
      {(hasTools || hasComments || isReported) && (
        <div className={classNames(styles.side, isPanelOpen && styles.open)}>
          {editor && (
            <Around editor={editor}>
              {report && isReported ? (
                <ReportPanel report={report} editor={editor} />
              ) : (
                <SidePanel more={hasComments ? commentTabs : noTabs} isLocked={!hasTools} />
              )}
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
