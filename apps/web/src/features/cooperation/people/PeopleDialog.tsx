import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { projectsPath } from '../join/join.ts'
import { quit } from '../team/team-acts.ts'
import { teamQuery } from '../team/team-queries.ts'
import styles from './PeopleDialog.module.css'
import { PeoplePart } from './PeoplePart.tsx'

interface Props {
  file: { id: string; name: string }
  onClose: () => void
}

/** Who works on a document: for its owner to change, for members to know, and to leave. */
export function PeopleDialog({ file: { id, name }, onClose }: Props) {
  const { text } = useText()
  const { data: team } = useQuery(teamQuery(id))
  const me = useStore(sessionStore)?.user?.user_id
  const isMember = team?.members.some(({ user_id, role }) => user_id === me && role !== 'owner') ?? false
  const leave = async () => {
    if (!(await quit(id, name))) return
    onClose()
    navigate(projectsPath)
  }
  return (
    <Dialog label={text('cooperation.people')} className={styles.dialog} onClose={onClose}>
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 className={styles.title}>{text('cooperation.people')}</h2>
          <IconButton label={text('close')} icon={X} onClick={onClose} />
        </header>
        <PeoplePart fileId={id} />
        {isMember && (
          <div>
            <Button variant="quiet" className={styles.leave} onClick={() => void leave()}>
              {text('cooperation.quit')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
