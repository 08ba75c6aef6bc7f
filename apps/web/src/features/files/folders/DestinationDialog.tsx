import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ErrorState } from '../../../ui/status/ErrorState.tsx'
import { NameField } from '../NameField.tsx'
import { refreshListed } from '../parts/listed-files.ts'
import { nameFrom } from '../rename-item.ts'
import styles from './DestinationDialog.module.css'
import { destinationAsked } from './destination.ts'
import { FolderTree } from './FolderTree.tsx'
import { isWithin, wayTo } from './folder-tree.ts'
import { makeFolder } from './make-folder.ts'
import { type Destination, leavingTo } from './move-items.ts'
import type { Folder } from './tree-query.ts'
import { useAllFolders } from './use-all-folders.ts'

/** Where something is to be moved or copied: a tree of all folders, in which new ones can be made. */
export function DestinationDialog() {
  const asked = useStore(destinationAsked)
  return asked && <OpenDialog key={asked.act} asked={asked} />
}

type Asked = NonNullable<ReturnType<typeof destinationAsked.get>>

function OpenDialog({ asked: { items, act, carryOut } }: { asked: Asked }) {
  const { text } = useText()
  const { whole, isComplete, teamOf, error, refetch } = useAllFolders()
  const [chosen, choose] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const close = () => destinationAsked.set(null)
  const usual = whole?.children.find(({ file_guid }) => teamOf(file_guid)?.team_id === items[0]?.teamId)
  const current = chosen ?? (usual ?? whole?.children[0])?.file_guid ?? null
  const to = whole && current !== null ? wayTo(whole, current)?.at(-1) : undefined
  const team = to ? teamOf(to.file_guid) : null
  const reason =
    to && whole ? whyNot(whole, { id: to.file_guid, name: to.file_name, team }, items, act === 'move') : null

  const onAct = async () => {
    // Enter again while it is on its way would copy a second time.
    if (!to || reason !== null || isNaming || isBusy) return
    setBusy(true)
    const destination = { id: to.file_guid, name: to.file_name, team }
    // It asks a question of its own, over this one.
    if (act === 'move' && leavingTo(items, team).length > 0) close()
    await carryOut(items, destination)
    close()
  }
  const keepFolder = async (typed: string) => {
    setNaming(false)
    const name = nameFrom(typed)
    if (name === null || current === null) return
    setMaking(true)
    try {
      const id = await makeFolder(name, current)
      await refreshListed()
      choose(id)
    } catch (failure) {
      showError(failure)
    } finally {
      setMaking(false)
    }
  }
  return (
    <FormDialog
      title={
        items.length === 1
          ? text(`files.${act}.title`, { name: items[0]?.name ?? '' })
          : text(`files.${act}.title.many`, { count: items.length })
      }
      size="m"
      act={text(`files.${act}.act`)}
      isOff={!to || reason !== null}
      isBusy={isBusy}
      onAct={() => void onAct()}
      onClose={close}
      aside={
        <Button variant="quiet" isOff={!to || isMaking} onClick={() => to && !isMaking && setNaming(true)}>
          <Icon icon={FolderPlus} />
          {text('files.new-folder')}
        </Button>
      }
    >
      {error !== null && <ErrorState error={error} onRetry={refetch} />}
      {whole && current !== null && (
        <div className={styles.tree}>
          <FolderTree
            root={whole}
            label={text('files.folders')}
            current={current}
            onChoose={choose}
            onEnter={() => void onAct()}
          />
        </div>
      )}
      {!isComplete && <p className={styles.more}>{text('files.tree.more')}</p>}
      {isNaming && (
        <p className={styles.naming}>
          <NameField
            name={text('files.new-folder')}
            onKeep={(typed) => void keepFolder(typed)}
            onGiveBack={() => setNaming(false)}
          />
        </p>
      )}
      <p role="status" className={styles.reason}>
        {reason !== null && text(reason)}
      </p>
    </FormDialog>
  )
}

/** A folder never goes into itself; what is to be moved somewhere is not there already; what is a team's only its owner takes out. */
function whyNot(root: Folder, { id: to, team }: Destination, items: Asked['items'], isMove: boolean) {
  const folders = new Set(items.filter(({ kind }) => kind === 'folder').map(({ id }) => id))
  if (isWithin(root, to, folders)) return 'files.move.into-itself' as const
  if (isMove && items.every(({ parentId }) => parentId === to)) return 'files.move.already' as const
  if (isMove && !leavingTo(items, team).every(({ isOwn }) => isOwn)) return 'teams.move.owner-only' as const
  return null
}
