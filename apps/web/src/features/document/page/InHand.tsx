import { type ReactNode, useLayoutEffect } from 'react'
import { surroundings } from '../../../editor/core/surroundings.ts'
import { EditorContext } from '../../../editor/core/use-editor.ts'
import { ContextMenu } from '../../../editor/shell/tools/ContextMenu.tsx'
import { CommentsSheet } from '../../comments/index.ts'
import { ReportSheet, useOpenReport, usePictureOffer } from '../../imports/index.ts'
import { editorModule } from '../editor-host/lazy-editor.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'

const BackInEditor = editorModule.part((module) => module.BackInEditor)
const PhoneTools = editorModule.part((module) => module.PhoneTools)
const SearchBar = editorModule.part((module) => module.SearchBar)
const Dialogs = editorModule.part((module) => module.Dialogs)

interface Props {
  documentId: string
  /** The map, and what lies on it. */
  children: ReactNode
}

/** The map with all that a thumb finds around it. */
export function InHand({ documentId, children }: Props) {
  const editor = useOpenEditor()
  useLayoutEffect(() => {
    surroundings.set('hand')
    return () => surroundings.set(null)
  }, [])
  const report = useOpenReport(documentId)
  usePictureOffer(documentId, editor)
  return (
    <>
      {/* Before the menu: what that selects lies below it, and Back closes the menu first. */}
      {editor && <BackInEditor editor={editor} />}
      <ContextMenu editor={editor}>{children}</ContextMenu>
      {editor && (
        <EditorContext value={editor}>
          <PhoneTools documentId={documentId} />
          <SearchBar />
          <Dialogs />
        </EditorContext>
      )}
      <CommentsSheet editor={editor} />
      {editor && report && <ReportSheet report={report} editor={editor} />}
    </>
  )
}
