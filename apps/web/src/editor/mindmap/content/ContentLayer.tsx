import { flushSync } from 'react-dom'
import { lazyDialog } from '../../../platform/lazy-module.tsx'
import { useStore } from '../../../platform/store.ts'
import { focusField } from '../../core/focus-field.ts'
import { UploadList } from '../../input/pictures/UploadList.tsx'
import { DrillBar } from '../drilling/DrillBar.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import { CarriedMenu } from './CarriedMenu.tsx'

const AddressDialog = lazyDialog(() => import('../../views/links/AddressDialog.tsx').then((room) => room.AddressDialog))
const LinkDialog = lazyDialog(() => import('../links/LinkDialog.tsx').then((room) => room.LinkDialog))
const PictureDialog = lazyDialog(() => import('../images/PictureDialog.tsx').then((room) => room.PictureDialog))
const ThemeDialog = lazyDialog(() => import('../themes/ThemeDialog.tsx').then((room) => room.ThemeDialog))
const FormulaDialog = lazyDialog(() => import('../formulas/FormulaDialog.tsx').then((room) => room.FormulaDialog))
const RecognitionDialog = lazyDialog(() =>
  import('../recognition/RecognitionDialog.tsx').then((room) => room.RecognitionDialog),
)

/** What opens over the map: for what topics carry a menu, dialogs, pictures on their way; for themes the question of a name. */
export function ContentLayer() {
  const editor = useMapEditor()
  const { dialog } = editor.content
  const open = useStore(dialog)
  const named = useStore(editor.themeDialog)
  const close = () => {
    flushSync(() => dialog.set(null))
    // The item of a menu that opened it is gone, and the map can have the focus only when the dialog has left the page.
    if (document.activeElement === document.body) focusField(editor)
  }
  return (
    <>
      <CarriedMenu />
      <UploadList />
      <DrillBar />
      {open?.kind === 'link' && <LinkDialog onClose={close} />}
      {open?.kind === 'address' && <AddressDialog address={open.address} onClose={close} />}
      {open?.kind === 'recognition' && <RecognitionDialog resource={open.resource} onClose={close} />}
      {open?.kind === 'formula' && <FormulaDialog onClose={close} />}
      {open?.kind === 'picture' && <PictureDialog resource={open.resource} onClose={close} />}
      {named && <ThemeDialog named={named} onClose={() => editor.themeDialog.set(null)} />}
    </>
  )
}
