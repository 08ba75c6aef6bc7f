import { Eye, Pencil } from 'lucide-react'
import { type CSSProperties, useEffect, useMemo } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { pageOfPerson } from '../../../editor/views/people/same-page.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import type { LiveDocument, Presence } from '../../../platform/sync/index.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ActionGroups } from '../../../ui/menus/ActionGroups.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menus/Menu.tsx'
import { ModeLine } from '../../cooperation/index.ts'
import { useOpenEditor } from '../editor-host/open-editor.ts'
import { listed } from './names.ts'
import styles from './People.module.css'
import { PeopleAnnouncer } from './PeopleAnnouncer.tsx'
import { type RosterEntry, rosterOf, withRoom } from './roster.ts'
import { tellSummons } from './tell-summons.ts'

interface Props {
  live: LiveDocument
  /** So many pictures have room; the rest is a number. */
  most?: number
}

/** Who else has the document open; a number where all of them only look on. Nothing while one is alone, or nobody else can be there. */
export function People({ live, most = 3 }: Props) {
  return live.presence && <PeopleOf live={live} presence={live.presence} most={most} />
}

function PeopleOf({ live, presence, most }: { live: LiveDocument; presence: Presence; most: number }) {
  const people = useStore(useMemo(() => rosterOf(presence), [presence]))
  const watching = useStore(presence.watching)
  const holder = useStore(live.turn)?.holder ?? null
  const editor = useOpenEditor()
  useEffect(() => tellSummons(presence), [presence])
  return (
    <>
      {people.length + watching > 0 && editor && (
        <PeopleMenu {...{ live, people, watching, editor, most, presence, holder }} />
      )}
      <PeopleAnnouncer people={people} />
    </>
  )
}

interface MenuProps {
  live: LiveDocument
  people: readonly RosterEntry[]
  watching: number
  editor: Editor
  most: number
  presence: Presence
  /** Who has the turn to write. */
  holder: string | null
}

function PeopleMenu({ live, people, watching, editor, most, presence, holder }: MenuProps) {
  const translator = useText()
  const { text } = translator
  const following = useStore(editor.following)
  // The last place is for the number of those who have none.
  const shown = withRoom(people, most, holder)
  const hidden = people.length - shown.length
  const names = listed(
    people.map(({ name }) => name),
    translator,
  )
  const watchers = text('document.people.watching', { count: watching })
  const isSeen = people.length > 0
  const trigger = (
    <button
      type="button"
      className={styles.people}
      aria-label={isSeen ? text('document.people.named', { names }) : watchers}
    >
      {!isSeen && (
        <span className={styles.watchers}>
          <Icon icon={Eye} size="s" />
          {watching}
        </span>
      )}
      {shown.map((person) => (
        <span
          key={person.id}
          className={styles.person}
          style={personColor(person)}
          data-followed={following === person.id || undefined}
        >
          <PersonPicture person={person} />
          {person.id === holder && <TurnMark />}
        </span>
      ))}
      {hidden > 0 && <span className={styles.more}>{text('document.people.more', { count: hidden })}</span>}
    </button>
  )
  return (
    <Menu align="end" trigger={trigger} tooltip={isSeen ? names : watchers}>
      <OwnRow holder={holder} />
      {people.map((person) => (
        <MenuItem
          key={person.id}
          lead={
            <span className={styles.person} style={personColor(person)}>
              <PersonPicture person={person} />
              {person.id === holder && <TurnMark />}
            </span>
          }
          detail={<Place id={person.id} {...{ presence, editor }} />}
          act={text(following === person.id ? 'editor.people.stop' : 'document.people.follow')}
          onSelect={() => editor.following.set(following === person.id ? null : person.id)}
        >
          {person.name}
        </MenuItem>
      ))}
      {watching > 0 && <p className={styles.watching}>{watchers}</p>}
      <ModeLine live={live} />
      <MenuSeparator />
      <ActionGroups groups={[['editor.stop-following', 'editor.summon']]} />
    </Menu>
  )
}

function OwnRow({ holder }: Pick<MenuProps, 'holder'>) {
  const { text } = useText()
  const user = useStore(sessionStore)?.user
  if (!user) return null
  return (
    <p className={styles.own}>
      <span className={styles.picture}>
        <Avatar person={user} size={24} />
        {user.user_id === holder && <TurnMark />}
      </span>
      <span className={styles.name}>{user.nickname}</span>
      <span className={styles.you}>{text('document.people.you')}</span>
    </p>
  )
}

/** At the picture of who has the turn. */
function TurnMark() {
  const { text } = useText()
  return (
    <span role="img" aria-label={text('document.people.editing')} className={styles.turn}>
      <Pencil size={9} strokeWidth={2.5} aria-hidden="true" />
    </span>
  )
}

/** The part of the document in which somebody is. */
function Place({ id, presence: { others }, editor }: { id: string } & Pick<MenuProps, 'presence' | 'editor'>) {
  const place = useStore({
    get: () => {
      const person = others.get().find((other) => other.id === id)
      const page = person && pageOfPerson(editor, person)
      if (page) return page
      const item = person?.typing ?? person?.selection.at(-1)
      return (item && editor.kind.people?.placeOf(editor, item)) ?? ''
    },
    subscribe: others.subscribe,
  })
  return place
}

function PersonPicture({ person: { id, name, avatar } }: { person: RosterEntry }) {
  return <Avatar person={{ user_id: id, nickname: name, avatar }} size={24} />
}

const personColor = ({ color }: RosterEntry) => ({ '--person': `var(--presence-${color})` }) as CSSProperties
