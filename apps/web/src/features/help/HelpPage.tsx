import { Search, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Action } from '../../platform/actions/action.ts'
import { useSpoken } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { usePhone } from '../../platform/phone.ts'
import { showError } from '../../platform/show-error.ts'
import { usePageTitle } from '../../platform/use-page-title.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { OpenPage, openPaths } from '../legal/index.ts'
import { HelpContents } from './HelpContents.tsx'
import { HelpEntry } from './HelpEntry.tsx'
import styles from './HelpPage.module.css'
import { helpSections } from './help-sections.ts'
import { type SpokenSection, searchHelp } from './search-help.ts'

/** How the app is used: the most important ways of working, with their keys. */
export function HelpPage() {
  const { text } = useText()
  const [typed, type] = useState('')
  const isPhone = usePhone()
  usePageTitle(text('help.title'))
  const found = searchHelp(useSections(isPhone), typed)
  const isSearching = typed.trim() !== ''
  return (
    <OpenPage isOfMe title={text('help.title')}>
      <search className={styles.search}>
        <Field
          label={text('help.search')}
          icon={Search}
          isQuiet
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => type(event.target.value)}
          end={isSearching && <IconButton label={text('help.clear')} icon={X} onClick={() => type('')} />}
        />
      </search>
      <p role="status" className={styles.found}>
        {isSearching && (found.length > 0 ? text('help.found', { count: found.length }) : text('help.none', { typed }))}
      </p>
      {!isPhone && !isSearching && <Button onClick={startTour}>{text('guide.title')}</Button>}
      {!isSearching && (
        <HelpContents isOpen={!isPhone} sections={found.map(({ heading }, nth) => ({ id: sectionId(nth), heading }))} />
      )}
      {found.map((section, nth) => (
        <HelpEntry key={section.heading} id={sectionId(nth)} section={section} />
      ))}
      <p className={styles.more}>
        {text('help.more')} <Link href={openPaths.feedback}>{text('help.ask')}</Link>
      </p>
    </OpenPage>
  )
}

const sectionId = (nth: number) => `help-${nth + 1}`

/** The words are there at once, the keys when the table of what the editor can do has come. A hand has no keys. */
function useSections(isPhone: boolean): SpokenSection[] {
  const { text } = useText()
  const speak = useSpoken()
  const table = useHelpTable(!isPhone)
  const rowOf = (action: Action) => {
    const { id, label, shortcut } = speak(action)
    return { id, label, shortcut }
  }
  const sections = helpSections.map(({ heading, text: words, inHand, actions }) => ({
    heading: text(heading),
    text: text((isPhone && inHand) || words),
    rows: actions.flatMap((id) => table.find((action) => action.id === id) ?? []).map(rowOf),
  }))
  const named = new Set(helpSections.flatMap(({ actions }) => actions))
  const others = table.filter(({ id }) => !named.has(id)).map(rowOf)
  const rest = others.filter(({ shortcut }) => shortcut !== null)
  if (rest.length === 0) return sections
  return [...sections, { heading: text('help.rest'), text: text('help.rest.text'), rows: rest }]
}

function useHelpTable(isWanted: boolean): readonly Action[] {
  const [table, show] = useState<readonly Action[]>([])
  useEffect(() => {
    if (!isWanted) return show([])
    // It brings the editor with it.
    import('./help-table.ts').then(({ helpTable }) => show(helpTable())).catch(showError)
  }, [isWanted])
  return table
}

/** What it shows people around in comes with it. */
function startTour(): void {
  import('./start-tour.ts').then((room) => room.startTour()).catch(showError)
}
