import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import styles from './GridRows.module.css'
import { areRulersOn, isGridOn, isSnapOn } from './snap-settings.ts'

const switches = [
  { name: 'grid', store: isGridOn },
  { name: 'snap', store: isSnapOn },
  { name: 'rulers', store: areRulersOn },
] as const

/** What helps the hand, in this browser alone. */
export function GridRows() {
  return switches.map(({ name, store }) => <SwitchRow key={name} name={name} store={store} />)
}

function SwitchRow({ name, store }: (typeof switches)[number]) {
  const { text } = useText()
  const label = text(`flowchart.action.${name}`)
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{label}</span>
      <Switch label={label} isOn={useStore(store)} onChange={store.toggle} />
    </div>
  )
}
