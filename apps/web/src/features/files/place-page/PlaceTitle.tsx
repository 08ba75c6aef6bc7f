import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { useText } from '../../../platform/i18n/language.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useIsDropTarget } from '../dragging/dragged.ts'
import { type FileItem, itemOfFolder } from '../file-item.ts'
import { wayTo } from '../folders/folder-tree.ts'
import { useFolderTree } from '../folders/tree-query.ts'
import { useFolderMenu } from '../folders/use-folder-menu.tsx'
import { useNaming } from '../folders/use-naming.ts'
import { NameField } from '../NameField.tsx'
import { folderPath, homePath } from '../places/paths.ts'
import type { Place } from '../places/places.ts'
import { usePlaceName } from '../places/use-place-name.ts'
import { useTarget } from '../selecting/file-target.ts'
import { useTeamHere } from '../teams/team-here.ts'
import styles from './PlaceTitle.module.css'

/** The name of the list, or the way from it to the folder. */
export function PlaceTitle({ place }: { place: Place }) {
  const { text } = useText()
  const name = usePlaceName(place)
  const team = useTeamHere()
  const root = useFolderTree(team?.team_id ?? null).data?.root
  const { handlersOf, menu } = useFolderMenu()
  const { folderId } = place
  const way = useMemo(() => {
    const folders = (root && folderId !== undefined && wayTo(root, folderId)) || []
    return folders
      .slice(1)
      .map(({ file_guid, file_name }, nth) =>
        itemOfFolder(file_guid, file_name, folders[nth]?.file_guid ?? null, 'way', team),
      )
  }, [root, folderId, team])
  const isOutermost = folderId === undefined ? place.teamId === undefined : folderId === team?.root_guid
  if (isOutermost) return <h1 className={styles.title}>{name}</h1>
  const top = team?.root_guid ? folderPath(team.root_guid) : homePath
  const own = way.at(-1)
  return (
    <nav aria-label={text('files.way')} className={styles.crumbs}>
      <Crumb href={top} id={root?.file_guid ?? null} name={team?.team_name ?? text('files.maps')} />
      {way.slice(0, -1).map((folder) => (
        <FolderCrumb key={folder.id} folder={folder} handlersOf={handlersOf} />
      ))}
      {own ? <OwnName folder={own} name={name} handlersOf={handlersOf} /> : <h1 className={styles.title}>{name}</h1>}
      {menu}
    </nav>
  )
}

interface CrumbProps extends Partial<ReturnType<HandlersOf>> {
  href: string
  id: string | null
  name: string
}

/** Leads up, and takes what is dropped on it. */
function Crumb({ href, id, name, ...handlers }: CrumbProps) {
  const isTarget = useIsDropTarget(id)
  return (
    <>
      <Link
        {...handlers}
        href={href}
        className={classNames(styles.crumb, isTarget && styles.target)}
        data-crumb={id ?? undefined}
        data-drop-folder={id ?? undefined}
        data-drop-name={name}
      >
        {name}
      </Link>
      <Icon icon={ChevronRight} className={styles.arrow} />
    </>
  )
}

type HandlersOf = ReturnType<typeof useFolderMenu>['handlersOf']

interface FolderProps {
  folder: FileItem
  handlersOf: HandlersOf
}

/** A folder on the way has its menu and keys, and can be named there. */
function FolderCrumb({ folder, handlersOf }: FolderProps) {
  const { id, name, path } = folder
  useTarget(folder)
  const { isNamed, field } = useNaming(folder, () =>
    document.querySelector<HTMLElement>(`[data-crumb="${id}"]`)?.focus(),
  )
  if (isNamed) return <NameField {...field} className={styles.title} />
  return <Crumb {...handlersOf(folder)} href={path ?? homePath} id={id} name={name} />
}

/** The folder itself; keys reach it in the tree and in the list that it stands in. */
function OwnName({ folder, name, handlersOf }: FolderProps & { name: string | null }) {
  useTarget(folder)
  const { isNamed, field } = useNaming(folder, () => undefined)
  return (
    <h1 className={styles.title} onContextMenu={handlersOf(folder).onContextMenu}>
      {isNamed ? <NameField {...field} className={styles.title} /> : name}
    </h1>
  )
}
