import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type Action, actionGroups } from '../../platform/actions/action.ts'
import { findThings } from '../../platform/actions/finders.ts'
import { isMac } from '../../platform/actions/is-mac.ts'
import { matchesShortcut } from '../../platform/actions/shortcut.ts'
import { type SpokenAction, useSpoken, useSpokenActions } from '../../platform/actions/use-action.ts'
import { useText } from '../../platform/i18n/language.ts'
import { errorText } from '../../platform/show-error.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { findActions } from './find-actions.ts'
import styles from './Palette.module.css'
import { PaletteField } from './PaletteField.tsx'
import { PaletteOption } from './PaletteOption.tsx'
import { openPaletteId } from './palette-actions.ts'
import { closePalette, recentActions, rememberAction, usePaletteOpen } from './palette-state.ts'
import { type Search, useSearched } from './use-searched.ts'

interface Props {
  /** Finds things on the server by their words, each as an action that goes there. */
  search: Search
  /** The documents that were edited last, for as long as nothing is typed. */
  lastEdited: LastEdited
}

/** Everything that can be done here, by typing a part of its name, and everything that can be found. */
export function Palette(props: Props) {
  return usePaletteOpen() && <OpenPalette {...props} />
}

function OpenPalette({ search, lastEdited }: Props) {
  const translator = useText()
  const { text } = translator
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const optionId = (index: number) => `${listId}-${index}`

  const all = useSpokenActions().filter(({ id }) => id !== openPaletteId)
  const speak = useSpoken()
  const found = findThings(typed).map(speak)
  const { actions: searched, isLooking, error } = useSearched(search, typed)
  const edited = useLastEdited(lastEdited).map(speak)
  const groups =
    typed.trim() === ''
      ? withRecent(all, text('palette.recent'), {
          id: 'last-edited',
          label: text('palette.last-edited'),
          actions: edited,
        })
      : [...grouped([...findActions(all, typed), ...found]), ...grouped(searched.map(speak))]
  const shown = groups.flatMap(({ actions }) => actions)
  const firstEnabled = shown.findIndex(({ disabledReason }) => disabledReason === null)
  // Pointed at by its id: what comes later must not put something else under the same press.
  const pointedAt = pointed === null ? -1 : shown.findIndex(({ id }) => id === pointed)
  const current = pointedAt === -1 ? Math.max(0, firstEnabled) : pointedAt

  const choose = (action: SpokenAction | undefined, isBeside = false) => {
    // Its row says why not.
    if (!action || action.disabledReason !== null) return
    if (action.group !== 'found' && action.group !== 'documents') rememberAction(action.id)
    closePalette()
    if (isBeside && action.runBeside) action.runBeside()
    else action.run()
  }

  const move = (index: number) => {
    const next = (index + shown.length) % Math.max(1, shown.length)
    setPointed(shown[next]?.id ?? null)
    list.current?.querySelector(`#${CSS.escape(optionId(next))}`)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(current + 1)
    else if (event.key === 'ArrowUp') move(current - 1)
    else if (event.key === 'Enter') choose(shown[current], event.ctrlKey || event.metaKey)
    else if (matchesShortcut(event, 'mod+k', isMac)) closePalette()
    // There is nothing but the field to go to, and what a notice has to press; Escape leads out.
    else if (event.key !== 'Tab' || event.currentTarget.querySelector('button')) return
    event.preventDefault()
  }

  const wordsFor = (count: number) =>
    count > 0 ? text('palette.count', { count }) : text('palette.none', { typed: typed.trim() })

  let index = -1
  return (
    <Dialog label={text('palette.open')} className={styles.palette} onClose={closePalette} onKeyDown={onKeyDown}>
      <PaletteField
        value={typed}
        listId={listId}
        currentId={shown.length > 0 ? optionId(current) : null}
        onChange={(value) => {
          setTyped(value)
          setPointed(null)
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        // A list that scrolls would be a stop for Tab, and pressing it would take the focus from the field.
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        aria-label={text('palette.results')}
        className={styles.list}
      >
        {groups.map(({ id, label, actions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element stands for
          <div key={id} role="group" aria-labelledby={`${listId}-${id}`}>
            <div id={`${listId}-${id}`} className={styles.heading}>
              {label}
            </div>
            {actions.map((action) => {
              index += 1
              const own = index
              return (
                <PaletteOption
                  key={action.id}
                  id={optionId(own)}
                  action={action}
                  isCurrent={own === current}
                  onPoint={() => setPointed(action.id)}
                  onChoose={(isBeside) => choose(action, isBeside)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 && error === null ? styles.count : styles.none}>
        {error !== null && errorText(error, translator)}
        {error === null && typed.trim() !== '' && !isLooking && wordsFor(shown.length)}
      </p>
    </Dialog>
  )
}

interface Group {
  id: string
  label: string
  actions: readonly SpokenAction[]
}

function grouped(actions: readonly SpokenAction[]): Group[] {
  const byGroup = Map.groupBy(actions, ({ group }) => group)
  // The group of the best match first; without one, the order of the table.
  const order = [...byGroup.keys()]
  return order.map((id) => {
    const members = byGroup.get(id) ?? []
    return { id, label: members[0]?.groupLabel ?? '', actions: members }
  })
}

function withRecent(actions: readonly SpokenAction[], label: string, documents: Group): Group[] {
  const recent = recentActions().flatMap((id) => actions.find((action) => action.id === id) ?? [])
  const rest = actions.filter((action) => !action.isOnlyFound && !recent.includes(action))
  const order = Object.keys(actionGroups)
  const groups = grouped(rest).sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return [{ id: 'recent', label, actions: recent }, documents, ...groups].filter((group) => group.actions.length > 0)
}

type LastEdited = (signal: AbortSignal) => Promise<readonly Action[]>

const noDocuments: readonly Action[] = []

/** The documents that are offered before anything is typed; none where they cannot be fetched. */
function useLastEdited(ask: LastEdited): readonly Action[] {
  const { data = noDocuments } = useQuery({
    queryKey: ['files', 'last-edited'],
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
    retry: false,
  })
  return data
}
