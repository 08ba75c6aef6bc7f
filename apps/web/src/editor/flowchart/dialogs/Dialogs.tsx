import { flushSync } from 'react-dom'
import { lazyDialog } from '../../../platform/lazy-module.tsx'
import { useStore } from '../../../platform/store.ts'
import { focusField } from '../../core/focus-field.ts'
import { ShapeBar } from '../bar/ShapeBar.tsx'
import { useFlowchartEditor } from '../use-flowchart-editor.ts'

const AddressDialog = lazyDialog(() =>
  import('../../views/links/AddressDialog.tsx').then((module) => module.AddressDialog),
)

const LinkDialog = lazyDialog(() => import('../links/LinkDialog.tsx').then((module) => module.LinkDialog))

const TableDialog = lazyDialog(() => import('../tables/TableDialog.tsx').then((module) => module.TableDialog))

/** What lies over the drawing with a life of its own: the bar of the selected shape, dialogs. */
export function Dialogs() {
  const editor = useFlowchartEditor()
  const dialog = useStore(editor.dialog)
  const close = () => {
    flushSync(() => editor.dialog.set(null))
    // The flowchart can have the focus only when the dialog has left the page.
    if (document.activeElement === document.body) focusField(editor)
  }
  return (
    <>
      <ShapeBar />
      {dialog === 'link' && <LinkDialog onClose={close} />}
      {typeof dialog === 'object' && dialog && <AddressDialog address={dialog.address} onClose={close} />}
      {dialog === 'table' && <TableDialog onClose={close} />}
    </>
  )
}
