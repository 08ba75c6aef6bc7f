import type { CooperationFile } from '@ramify/contract'
import { EllipsisVertical, Send, Users } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useText } from '../../../platform/i18n/language.ts'
import { relativeTime } from '../../../platform/i18n/relative-time.ts'
import { isInWorkchat } from '../../../platform/workchat/in-workchat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ActionMenuItem } from '../../../ui/menus/ActionMenuItem.tsx'
import { Menu, MenuItem } from '../../../ui/menus/Menu.tsx'
import {
  aimAt,
  documentPath,
  EntryPicture,
  itemOfFile,
  leaveTarget,
  SwipeActs,
  useIsSwiped,
  useTarget,
} from '../../files/index.ts'
import { projectPath } from '../join/join.ts'
import { sendWorkNotice } from '../workchat/send-notice.ts'
import styles from './ProjectRow.module.css'

interface Props {
  project: CooperationFile
  isChosen: boolean
  look: 'desktop' | 'phone'
}

const ownActs = ['sharing.share-entry', 'cooperation.close-entry']

/** On a desk a press chooses it, in a hand it opens it: there the members have a page of their own. */
export function ProjectRow({ project, isChosen, look }: Props) {
  const translator = useText()
  const { text } = translator
  const {
    file_guid: id,
    file_name: name,
    mode,
    members,
    people,
    requests,
    owner_nickname,
    isMember,
    updated_at,
  } = project
  const edited = text('cooperation.edited', { time: relativeTime(updated_at, Date.now(), translator) })
  const facts = [isMember ? owner_nickname : null, text(`cooperation.mode.${mode}`), edited]
  const about = projectPath(id)
  const item = useMemo(() => itemOfFile(project), [project])
  useTarget(item)
  const aim = () => aimAt(item)
  // A member has only joined: there is nothing to be done with it from here.
  const acts = look === 'phone' && !isMember ? ownActs : []
  const isSwiped = useIsSwiped(id)
  return (
    <li
      className={classNames(styles.row, isChosen && styles.chosen)}
      data-row={id}
      data-acts={acts.length}
      onFocus={look === 'phone' ? aim : undefined}
      onBlur={leaveTarget}
    >
      <Link
        href={look === 'phone' ? documentPath(id) : about}
        className={styles.link}
        aria-current={isChosen ? 'true' : undefined}
      >
        <EntryPicture item={item} look="rows" className={styles.picture ?? ''} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        </span>
        {requests > 0 && (
          <span className={styles.requests}>{text('cooperation.requests.count', { count: requests })}</span>
        )}
        <span className={styles.people} title={text('cooperation.people.count', { count: members })}>
          <span className={styles.faces} aria-hidden="true">
            {people.map((person) => (
              <Avatar key={person.user_id} person={person} size={24} />
            ))}
          </span>
          {members > people.length && <span aria-hidden="true">{`+${members - people.length}`}</span>}
          <span className={styles.unseen}>{text('cooperation.people.count', { count: members })}</span>
        </span>
      </Link>
      {acts.length > 0 && (
        <Menu
          align="end"
          trigger={
            <IconButton
              label={text('cooperation.menu', { name })}
              icon={EllipsisVertical}
              className={styles.more}
              onPointerDown={aim}
            />
          }
        >
          <ActionMenuItem id="sharing.share-entry" />
          <MenuItem icon={Users} onSelect={() => navigate(about)}>
            {text('cooperation.members')}
          </MenuItem>
          {isInWorkchat() ? (
            <MenuItem icon={Send} onSelect={() => void sendWorkNotice(id, name)}>
              {text('workchat.notice')}
            </MenuItem>
          ) : (
            <ActionMenuItem id="cooperation.close-entry" />
          )}
        </Menu>
      )}
      {isSwiped && <SwipeActs ids={acts} onAct={aim} />}
    </li>
  )
}
