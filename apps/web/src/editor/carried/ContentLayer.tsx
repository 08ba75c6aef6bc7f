import { lazy, Suspense } from 'react'
import { useStore } from '../../platform/store.ts'
import { focusField } from '../accessibility/focus-field.ts'
import { UploadList } from '../images/UploadList.tsx'
import { useEditor } from '../use-editor.ts'
import { CarriedMenu } from './CarriedMenu.tsx'
import { carriedState } from './carried-state.ts'

const LinkDialog = lazy(() => import('../links/LinkDialog.tsx').then(({ LinkDialog }) => ({ default: LinkDialog })))
const PictureDialog = lazy(() =>
  import('../images/PictureDialog.tsx').then(({ PictureDialog }) => ({ default: PictureDialog })),
)

/** What opens over the map for what topics carry: a menu, dialogs, pictures on their way. */
export function ContentLayer() {
  const editor = useEditor()
  const { dialog } = carriedState(editor)
  const open = useStore(dialog)
  const close = () => {
    dialog.set(null)
    focusField(editor)
  }
  return (
    <>
      <CarriedMenu />
      <UploadList />
      <Suspense>
        {open?.kind === 'link' && <LinkDialog onClose={close} />}
        {open?.kind === 'picture' && <PictureDialog resource={open.resource} onClose={close} />}
      </Suspense>
    </>
  )
}
