import { ChevronLeft, Search, X } from 'lucide-react'
import { useRef } from 'react'
import { nameFilter } from '../../features/files/index.ts'
import { useText } from '../../platform/i18n/language.ts'
import { useLayer } from '../../platform/layers/use-layer.ts'
import { useStore } from '../../platform/store.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/fields/Field.tsx'
import unseen from '../../ui/unseen.module.css'
import styles from './TopBar.module.css'

/** Of the name that is looked for in a list. */
const longest = 20

/** In place of the bar while a name is looked for in the list; Back gives the whole list again. */
export function SearchBar({ title, onClose }: { title: string | null; onClose: (byKeys: boolean) => void }) {
  const { text } = useText()
  const typed = useStore(nameFilter)
  const bar = useRef<HTMLElement>(null)
  const close = (byKeys: boolean) => {
    nameFilter.set('')
    onClose(byKeys)
  }
  useLayer(true, () => close(false))
  const field = () => bar.current?.querySelector('input')
  return (
    <header ref={bar} className={classNames(styles.bar, styles.led)}>
      <h1 className={unseen.unseen}>{title}</h1>
      <IconButton
        icon={ChevronLeft}
        label={text('nav.back')}
        side="bottom"
        className={styles.search}
        onClick={() => close(false)}
      />
      <search className={styles.field}>
        <Field
          label={text('files.filter')}
          // The bar has no room for words beside it.
          aria-label={text('files.filter')}
          placeholder={text('files.filter')}
          icon={Search}
          isQuiet
          type="search"
          autoFocus
          enterKeyHint="search"
          autoComplete="off"
          spellCheck="false"
          maxLength={longest}
          value={typed}
          onChange={(event) => nameFilter.set(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape') close(true)
            // What is found is below: the keyboard makes room for it.
            if (event.key === 'Enter') field()?.blur()
          }}
          end={
            typed !== '' && (
              <IconButton
                label={text('files.filter.clear')}
                icon={X}
                onClick={() => {
                  nameFilter.set('')
                  field()?.focus()
                }}
              />
            )
          }
        />
      </search>
    </header>
  )
}
