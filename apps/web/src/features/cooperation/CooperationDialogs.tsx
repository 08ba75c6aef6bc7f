import { lazyDialog } from '../../platform/lazy-module.tsx'
import { useStore } from '../../platform/store.ts'
import { loggedFile } from './access-log/logged-file.ts'
import { isJoinShown } from './cooperation-actions.ts'

const JoinDialog = lazyDialog(() => import('./page/JoinDialog.tsx').then((room) => room.JoinDialog))
const AccessLogDialog = lazyDialog(() =>
  import('./access-log/AccessLogDialog.tsx').then((room) => room.AccessLogDialog),
)

/** What is asked and told about working together on whichever page. */
export function CooperationDialogs() {
  const isJoining = useStore(isJoinShown)
  const file = useStore(loggedFile)
  return (
    <>
      {isJoining && <JoinDialog onClose={() => isJoinShown.set(false)} />}
      {file && <AccessLogDialog file={file} onClose={() => loggedFile.set(null)} />}
    </>
  )
}
