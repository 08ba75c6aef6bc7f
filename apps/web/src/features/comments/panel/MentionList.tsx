import { Avatar } from '../../../ui/Avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { MentionedPerson } from '../model/comments.ts'
import styles from './MentionList.module.css'

interface Props {
  id: string
  label: string
  people: readonly MentionedPerson[]
  current: number
  onChoose: (person: MentionedPerson) => void
}

export const optionId = (listId: string, nth: number) => `${listId}-${nth}`

/** Over the field: whose name is being written. The keys stay in the field. */
export function MentionList({ id, label, people, current, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {people.map((person, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={person.user_id}
          id={optionId(id, nth)}
          role="option"
          tabIndex={-1}
          aria-selected={nth === current}
          className={classNames(styles.person, nth === current && styles.current)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar person={person} size={20} />
          {person.nickname}
        </div>
      ))}
    </div>
  )
}
