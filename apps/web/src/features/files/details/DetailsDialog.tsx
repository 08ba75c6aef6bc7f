import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/language.ts'
import { regional } from '../../../platform/i18n/regional.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { type FileItem, itemOfFile } from '../file-item.ts'
import { useFolderCount } from '../folders/folder-count.ts'
import { wayTo } from '../folders/folder-tree.ts'
import { useFolderTree } from '../folders/tree-query.ts'
import { whereIs } from '../folders/where-is.ts'
import { lookOf } from '../kinds/kind-looks.ts'
import { fileQuery } from '../parts/folder-query.ts'
import { useJoinedTeams } from '../teams/teams-query.ts'
import styles from './DetailsDialog.module.css'
import { detailed } from './details.ts'

/** What is known of a document or folder. */
export function DetailsDialog() {
  const item = useStore(detailed)
  return item && <Details item={item} />
}

function Details({ item: shown }: { item: FileItem }) {
  const translator = useText()
  const { text, language } = translator
  const item = useWhole(shown)
  const where = useWhere(item)
  const documents = useFolderCount(item.id, item.teamId)
  const close = () => detailed.set(null)
  const moments = new Intl.DateTimeFormat(regional(language), { dateStyle: 'medium', timeStyle: 'short' })
  const moment = (time: number) => (time === 0 ? null : moments.format(time))
  const facts: [string, string | null][] = [
    [
      text('files.details.documents'),
      item.kind === 'folder' && documents !== null ? text('files.count', { count: documents }) : null,
    ],
    [text(lookOf(item.documentKind).countLabel), item.topics === null ? null : String(item.topics)],
    [text('files.details.images'), item.images === null ? null : String(item.images)],
    [text('files.details.created'), moment(item.created)],
    [text('files.details.edited'), moment(item.edited)],
    [text('files.details.deleted'), item.trashed === null ? null : moment(item.trashed)],
    [text('files.details.where'), where],
  ]
  return (
    <Dialog label={text('files.details')} className={styles.dialog} onClose={close}>
      <h2 className={styles.title}>{item.name}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={close}>{text('close')}</Button>
      </div>
    </Dialog>
  )
}

/** Of a folder in the tree little more than its name is known. */
function useWhole(item: FileItem): FileItem {
  const { data } = useQuery({ ...fileQuery(item.id), enabled: item.created === 0 })
  return data ? itemOfFile(data) : item
}

/** "Mind maps / Work / Plans"; `null` for what lies in no folder of one's own. */
function useWhere({ parentId, teamId, documentKind }: FileItem): string | null {
  const translator = useText()
  const root = useFolderTree(teamId).data?.root
  const team = useJoinedTeams().find((each) => each.team_id === teamId)
  const way = root && parentId !== null ? wayTo(root, parentId) : null
  return way ? whereIs(parentId, root ?? null, documentKind, translator, team) : null
}
