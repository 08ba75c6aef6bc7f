import { lazyDialog } from '../../platform/lazy-module.tsx'
import { useStore } from '../../platform/store.ts'
import { loggedFile } from './access-log/logged-file.ts'
import { isJoinShown } from './cooperation-actions.ts'
import { shownPeople } from './people/shown-people.ts'

const JoinDialog = lazyDialog(() => import('./page/JoinDialog.tsx').then((room) => room.JoinDialog))
const PeopleDialog = lazyDialog(() => import('./people/PeopleDialog.tsx').then((room) => room.PeopleDialog))
const AccessLogDialog = lazyDialog(() =>
  import('./access-log/AccessLogDialog.tsx').then((room) => room.AccessLogDialog),
)

/** What is asked and told about working together on whichever page. */
export function CooperationDialogs() {
  const isJoining = useStore(isJoinShown)
  const people = useStore(shownPeople)
  const file = useStore(loggedFile)
  return (
    <>
      {isJoining && <JoinDialog onClose={() => isJoinShown.set(false)} />}
      {people && <PeopleDialog file={people} onClose={() => shownPeople.set(null)} />}
      {file && <AccessLogDialog file={file} onClose={() => loggedFile.set(null)} />}
    </>
  )
}
