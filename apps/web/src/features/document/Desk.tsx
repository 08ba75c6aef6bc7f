import { type ReactNode, useLayoutEffect } from 'react'
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
import { isDeskShown } from './desk-actions.ts'
import { Guide } from './Guide.tsx'
import { KeyHint } from './KeyHint.tsx'
import { editorRoom } from './late-editor.ts'
import { useOpenEditor } from './open-editor.ts'

const ToolRail = editorRoom.part((room) => room.ToolRail)
const ZoomBar = editorRoom.part((room) => room.ZoomBar)
const Overview = editorRoom.part((room) => room.Overview)
const OutlineBar = editorRoom.part((room) => room.OutlineBar)
const HeldBar = editorRoom.part((room) => room.HeldBar)
const SearchBar = editorRoom.part((room) => room.SearchBar)
const ContentLayer = editorRoom.part((room) => room.ContentLayer)
const SidePanel = editorRoom.part((room) => room.SidePanel)

const neverHeld = createStore<Held | null>(null)

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
            <OutlineBar />
            <HeldBar />
            <SearchBar />
            <ContentLayer />
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
  const isMap = useStore(shownAs(editor)) === 'map'
  const isPresented = useStore(editor.held) === 'presenting'
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
