import { lazy, Suspense } from 'react'
import { useOpenEditor } from './open-editor.ts'

const ViewSwitch = lazy(() => import('./editor-room.ts').then(({ ViewSwitch }) => ({ default: ViewSwitch })))

/** Map or outline, once there is a map. */
export function ViewChoice() {
  const editor = useOpenEditor()
  return (
    editor && (
      <Suspense>
        <ViewSwitch editor={editor} />
      </Suspense>
    )
  )
}
