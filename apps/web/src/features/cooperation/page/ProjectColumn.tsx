import type { CooperationFile, Team } from '@ramify/contract'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { regional } from '../../../platform/i18n/regional.ts'
import { useDelayed } from '../../../platform/use-delayed.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { isInWorkchat } from '../../../platform/workchat/in-workchat.ts'
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { documentPath } from '../../files/index.ts'
import { loggedFile } from '../access-log/logged-file.ts'
import { projectsPath } from '../join/join.ts'
import { InviteField } from '../people/InviteField.tsx'
import { InviteLink } from '../people/InviteLink.tsx'
import { Members } from '../people/Members.tsx'
import { ModeChoice } from '../people/ModeChoice.tsx'
import { useWaitingCount, Waiting } from '../people/Waiting.tsx'
import { closeCollaboration, quit } from '../team/team-acts.ts'
import { teamQuery } from '../team/team-queries.ts'
import { sendWorkNotice } from '../workchat/send-notice.ts'
import styles from './ProjectColumn.module.css'

/** Everything about one file that people work on together. */
export function ProjectColumn({ project }: { project: CooperationFile }) {
  const { text, language } = useText()
  const { file_guid: id, file_name: name, node_num, since } = project
  const { data: team, error, isPending, refetch } = useQuery(teamQuery(id))
  const isLate = useDelayed(isPending)
  const day = new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'short' }).format(since)
  const started = text(project.isMember ? 'cooperation.joined-on' : 'cooperation.started', { date: day })
  return (
    <>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{name}</h2>
          <p className={styles.facts}>
            {node_num > 0 ? `${text('files.topics', { count: String(node_num) })} · ${started}` : started}
          </p>
        </div>
        <ButtonLink href={documentPath(id)}>{text('document.open')}</ButtonLink>
      </header>
      {team ? (
        <Sections project={project} team={team} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        isLate && (
          <div className={styles.loading}>
            <Skeleton width={160} />
            <Skeleton width={220} />
            <Skeleton width={180} />
          </div>
        )
      )}
    </>
  )
}

function Sections({ project, team }: { project: CooperationFile; team: Team }) {
  const { text } = useText()
  const isOnline = useOnline()
  const { file_guid: id, file_name: name, isMember } = project
  const { members, members_limit: limit } = team
  const count =
    limit === null ? String(members.length) : text('cooperation.members.count', { count: members.length, limit })
  const leave = async () => {
    if (await quit(id, name)) navigate(projectsPath)
  }
  const close = async () => {
    if (await closeCollaboration(id, name)) navigate(projectsPath)
  }
  return (
    <fieldset className={styles.sections} disabled={!isOnline} aria-label={name}>
      {!isOnline && <p className={styles.offline}>{text('files.needs-connection')}</p>}
      {!isMember && <WaitingSection team={team} />}
      <Section heading={text('cooperation.members')} aside={count}>
        <Members team={team} canManage={!isMember} />
      </Section>
      {isMember ? (
        <div>
          <Button variant="quiet" className={styles.danger} onClick={() => void leave()}>
            {text('cooperation.quit')}
          </Button>
        </div>
      ) : (
        <>
          <Section heading={null}>
            <div className={styles.invite}>
              <InviteField fileId={id} />
              <InviteLink team={team} />
            </div>
          </Section>
          <Section heading={null}>
            <ModeChoice team={team} />
          </Section>
          <div className={styles.last}>
            <Button variant="quiet" onClick={() => loggedFile.set({ id, name })}>
              <Icon icon={ScrollText} size="s" />
              {text('cooperation.log')}
            </Button>
            {isInWorkchat() ? (
              <Button variant="quiet" onClick={() => void sendWorkNotice(id, name)}>
                {text('workchat.notice')}
              </Button>
            ) : (
              <Button variant="quiet" className={styles.danger} onClick={() => void close()}>
                {text('cooperation.close')}
              </Button>
            )}
          </div>
        </>
      )}
    </fieldset>
  )
}

function WaitingSection({ team }: { team: Team }) {
  const { text } = useText()
  const count = useWaitingCount(team)
  return (
    count > 0 && (
      <Section heading={text('cooperation.waiting')} aside={String(count)}>
        <Waiting team={team} />
      </Section>
    )
  )
}

function Section({ heading, aside, children }: { heading: string | null; aside?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      {heading !== null && (
        <div className={styles.line}>
          <h3 className={styles.heading}>{heading}</h3>
          <span className={styles.aside}>{aside}</span>
        </div>
      )}
      {children}
    </section>
  )
}
