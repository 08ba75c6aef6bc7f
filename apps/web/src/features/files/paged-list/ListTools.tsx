import { LayoutGrid, List } from 'lucide-react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { ListLook } from '../list/list-look.ts'
import { showAs } from '../list/list-order.ts'
import { shownList } from '../list/shown-list.ts'
import type { Place } from '../places/places.ts'
import { isSelecting } from '../selecting/selection.ts'
import { FilterField } from './FilterField.tsx'
import styles from './ListTools.module.css'
import { OrderTool } from './OrderTool.tsx'

/** Beside the first heading of a list: which names, in what order, as cards or lines. */
export function ListTools({ place, look }: { place: Place; look: ListLook }) {
  const { text } = useText()
  return (
    <div className={styles.tools}>
      <FilterField />
      {place.hasFolders && <OrderTool />}
      <SelectButton />
      <Segmented
        label={text('files.view')}
        value={look === 'lines' ? 'lines' : 'cards'}
        isTight
        hasIconsOnly
        options={[
          { value: 'cards', label: text('files.view.cards'), icon: LayoutGrid },
          { value: 'lines', label: text('files.view.lines'), icon: List },
        ]}
        onChange={showAs}
      />
    </div>
  )
}

function SelectButton() {
  const isOn = useStore(isSelecting)
  // It comes with the first entry of the list.
  useStore(shownList)
  const action = useAction('files.select')
  if (!action?.icon) return null
  return (
    <Button variant="quiet" aria-pressed={isOn} onClick={action.run}>
      <Icon icon={action.icon} />
      {action.label}
    </Button>
  )
}
