import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { askAnew } from '../../../platform/api/ask-anew.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { usePageTitle } from '../../../platform/use-page-title.ts'
import { ActionTextButton } from '../../../ui/buttons/ActionTextButton.tsx'
import { IconLink } from '../../../ui/buttons/IconLink.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { aimAt, HandArea, itemOfFile } from '../../files/index.ts'
import { projectsPath } from '../join/join.ts'
import { type ProjectList as ListName, projectsKey, projectsQuery } from '../team/team-queries.ts'
import { ProjectColumn } from './ProjectColumn.tsx'
import { ListChoice, ProjectList, ProjectTools } from './ProjectList.tsx'
import styles from './ProjectsPage.module.css'

/** Files that people work on together, and everything about the chosen one beside them. */
export function ProjectsPage({ look }: { look: 'desktop' | 'phone' }) {
  const { text } = useText()
  const chosenId = new URLSearchParams(useSearch()).get('file')
  const hasRoom = useMedia('(min-width: 1080px)')
  const [picked, setPicked] = useState<ListName | null>(null)
  const own = useInfiniteQuery(projectsQuery('ls_my'))
  const joined = useInfiniteQuery(projectsQuery('ls_join'))
  usePageTitle(text('files.together'))
  const all = useMemo(
    () => [...(own.data?.pages ?? []), ...(joined.data?.pages ?? [])].flatMap(({ files }) => files),
    [own.data, joined.data],
  )
  const chosen = all.find(({ file_guid }) => file_guid === chosenId) ?? null
  // Who has no projects of their own sees those they have joined.
  const isOnlyMember = own.data?.pages[0]?.files.length === 0 && (joined.data?.pages[0]?.files.length ?? 0) > 0
  const list = picked ?? (chosen?.isMember || isOnlyMember ? 'ls_join' : 'ls_my')
  const query = list === 'ls_my' ? own : joined
  const hasProjects = (query.data?.pages[0]?.files.length ?? 0) > 0
  const isDesk = look === 'desktop'
  const column = chosen && <ProjectColumn key={chosen.file_guid} project={chosen} />
  if (chosen && !hasRoom) {
    return (
      <div className={styles.alone}>
        <IconLink href={projectsPath} label={text('nav.back')} icon={ChevronLeft} side="bottom" />
        {column}
      </div>
    )
  }
  const lists = (
    <div className={classNames(styles.page, !isDesk && styles.phone)}>
      <div className={styles.lists}>
        <header className={styles.header}>
          {isDesk && <h1 className={styles.title}>{text('files.together')}</h1>}
          <div className={styles.ways}>
            <ActionTextButton id="cooperation.join" />
            <ActionTextButton id="cooperation.new" variant="filled" />
          </div>
        </header>
        <div className={styles.choice}>
          <ListChoice list={list} onChange={setPicked} own={own.data} joined={joined.data} />
          {isDesk && hasProjects && <ProjectTools />}
        </div>
        <ProjectList list={list} query={query} chosenId={chosenId} look={look} />
      </div>
      {column && <aside className={styles.column}>{column}</aside>}
    </div>
  )
  if (isDesk) return lists
  const swiped = (id: string) => {
    const project = all.find(({ file_guid }) => file_guid === id)
    if (project) aimAt(itemOfFile(project))
  }
  return (
    <HandArea onRefresh={() => askAnew({ queryKey: projectsKey })} onSwipe={swiped}>
      {lists}
    </HandArea>
  )
}
