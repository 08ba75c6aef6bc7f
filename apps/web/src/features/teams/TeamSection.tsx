import type { TeamEntry } from '@ramify/contract'
import { useId, useState } from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { folderPath } from '../files/index.ts'
import { TeamMembers } from './TeamMembers.tsx'
import { TeamNameDialog } from './TeamNameDialog.tsx'
import styles from './TeamPage.module.css'
import { TeamPicture } from './TeamPicture.tsx'
import { TeamPictureDialog } from './TeamPictureDialog.tsx'
import { deleteTeam, leave } from './team-acts.ts'

type Asked = 'name' | 'picture' | null

/** One team: the way to its files, and below it, when wanted, who is in it and what can be done about it. */
export function TeamSection({ team, isAlone }: { team: TeamEntry; isAlone: boolean }) {
  const { text } = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(isAlone || location.hash === `#${team.team_id}`)
  const [asked, setAsked] = useState<Asked>(null)
  const { team_name: name, role, root_guid } = team
  const isOwner = role === 'owner'
  return (
    <section aria-labelledby={id}>
      <div className={styles.row}>
        <TeamPicture team={team} size={36} />
        <div className={styles.words}>
          <h3 id={id} className={styles.name}>
            {name}
          </h3>
          <p className={styles.meta}>
            {text(isOwner ? 'teams.role.owner' : 'teams.role.editor')}
            {' · '}
            {text('teams.members.count', { count: team.members })}
          </p>
        </div>
        <div className={styles.acts}>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={text('teams.manage.named', { team: name })}
            onClick={() => setOpen(!isOpen)}
          >
            {text('teams.manage')}
          </Button>
          {root_guid !== null && <ButtonLink href={folderPath(root_guid)}>{text('teams.open-files')}</ButtonLink>}
        </div>
      </div>
      {isOpen && (
        <div className={styles.inside}>
          {isOwner && (
            <div className={styles.row}>
              <div className={styles.acts}>
                <Button onClick={() => setAsked('name')}>{text('teams.rename')}</Button>
                <Button onClick={() => setAsked('picture')}>{text('teams.picture')}</Button>
              </div>
            </div>
          )}
          <TeamMembers team={team} />
          <Button
            variant="quiet"
            className={styles.danger}
            onClick={() => void (isOwner ? deleteTeam(team) : leave(team))}
          >
            {text(isOwner ? 'teams.delete' : 'teams.leave')}
          </Button>
        </div>
      )}
      {asked === 'name' && <TeamNameDialog team={team} onClose={() => setAsked(null)} />}
      {asked === 'picture' && <TeamPictureDialog team={team} onClose={() => setAsked(null)} />}
    </section>
  )
}
