import { lazyDialog } from '../../platform/lazy-module.tsx'
import { useStore } from '../../platform/store.ts'
import { shareAsked } from './dialog/share-asked.ts'

const ShareDialog = lazyDialog(() => import('./dialog/ShareDialog.tsx').then((room) => room.ShareDialog))

/** The share dialog, on whichever page somebody asks for it. */
export function ShareDialogs() {
  const file = useStore(shareAsked)
  return file && <ShareDialog key={file.id} file={file} onClose={() => shareAsked.set(null)} />
}
