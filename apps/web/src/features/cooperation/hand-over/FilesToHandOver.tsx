import type { CooperationFile } from '@ramify/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useText } from '../../../platform/i18n/language.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, MenuItem } from '../../../ui/menus/Menu.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { handFileOver } from '../team/team-acts.ts'
import { projectsQuery, teamQuery } from '../team/team-queries.ts'
import styles from './FilesToHandOver.module.css'

/** For who is about to delete their account: own files that others work on, which would go with it. Nothing where there are none. */
export function FilesToHandOver() {
  const { text } = useText()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(projectsQuery('ls_my'))
  const files = data?.pages.flatMap((page) => page.files).filter(({ members }) => members > 1) ?? []
  if (files.length === 0 && !hasNextPage) return null
  return (
    <section aria-labelledby="files-to-hand-over">
      <p id="files-to-hand-over" className={styles.sentence}>
        {text('cooperation.hand-first')}
      </p>
      <ul className={styles.list}>
        {files.map((file) => (
          <FileRow key={file.file_guid} file={file} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('cooperation.more')}
        </Button>
      )}
    </section>
  )
}

function FileRow({ file: { file_guid, file_name, members } }: { file: CooperationFile }) {
  const { text } = useText()
  const trigger = (
    <Button aria-label={text('cooperation.hand-file.of', { name: file_name })}>
      {text('cooperation.hand-over')}
      <Icon icon={ChevronDown} size="s" />
    </Button>
  )
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file_name}</span>
      <span className={styles.people}>{text('cooperation.people.count', { count: members })}</span>
      <Menu align="end" trigger={trigger}>
        <MemberItems fileId={file_guid} />
      </Menu>
    </li>
  )
}

/** Asked for when the menu is opened. */
function MemberItems({ fileId }: { fileId: string }) {
  const { data } = useQuery(teamQuery(fileId))
  if (!data) return <Skeleton width={120} />
  return data.members
    .filter(({ role }) => role !== 'owner')
    .map((member) => (
      <MenuItem
        key={member.user_id}
        lead={<Avatar person={member} size={24} />}
        onSelect={() => void handFileOver(fileId, member)}
      >
        {member.nickname}
      </MenuItem>
    ))
}
