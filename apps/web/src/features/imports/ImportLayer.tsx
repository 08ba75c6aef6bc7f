import { lazyDialog } from '../../platform/lazy-module.tsx'
import { useStore } from '../../platform/store.ts'
import { useDelayed } from '../../platform/use-delayed.ts'
import { DropFiles } from './DropFiles.tsx'
import { importState } from './import-state.ts'

const ImportDialog = lazyDialog(() => import('./ImportDialog.tsx').then((room) => room.ImportDialog))

/** What imports show on every page; on home, files may be dropped anywhere. */
export function ImportLayer({ takesDrops }: { takesDrops: boolean }) {
  const state = useStore(importState)
  // Most files are there before anybody could read that they are on their way.
  const isLate = useDelayed(state?.status === 'running')
  const isShown = state !== null && (isLate || state.status === 'failed')
  return (
    <>
      {takesDrops && <DropFiles />}
      {isShown && <ImportDialog onClose={leave} />}
    </>
  )
}

function leave(): void {
  const state = importState.get()
  if (state?.status === 'running') state.cancel()
  else importState.set(null)
}
