import { lazyDialog } from '../../platform/lazy-module.tsx'
import { useStore } from '../../platform/store.ts'
import { exportAsked, printAsked } from './export-asked.ts'

const ExportDialog = lazyDialog(() => import('./dialog/ExportDialog.tsx').then((room) => room.ExportDialog))
const PrintDialog = lazyDialog(() => import('./print/PrintDialog.tsx').then((room) => room.PrintDialog))

/** On whichever page: documents are exported where they are open, and from lists. */
export function ExportLayer() {
  const asked = useStore(exportAsked)
  const printed = useStore(printAsked)
  return (
    <>
      {asked && <ExportDialog {...asked} onClose={() => exportAsked.set(null)} />}
      {printed && <PrintDialog {...printed} onClose={() => printAsked.set(null)} />}
    </>
  )
}
