import { X } from 'lucide-react'
import {
  type Dispatch,
  type FocusEvent,
  type MouseEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useText } from '../../platform/i18n/language.ts'
import { dismissNotice, type Notice } from '../../platform/notices/notices.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { isStrayPress, lastPress } from './stray-press.ts'
import styles from './Toasts.module.css'

/** The notices that somebody points at or has the focus in. */
export type SetHeld = Dispatch<SetStateAction<readonly number[]>>

interface Props {
  notice: Notice
  setHeld: SetHeld
  isInDialog: boolean
}

/** Ids only grow: whatever is not above this has been seen coming, and is drawn anew because a dialog opened or closed. */
let lastRisen = 0

export function Toast({ notice, setHeld, isInDialog }: Props) {
  const translator = useText()
  const { id, action, stays = false } = notice
  const [isNew] = useState(() => id > lastRisen)
  const hold = () => setHeld((held) => [...held, id])
  const letGo = useCallback(() => setHeld((held) => held.filter((other) => other !== id)), [id, setHeld])

  // Nobody leaves what is taken away under the pointer: it would be held for ever.
  useEffect(() => letGo, [letGo])

  const [risen] = useState(() => ({ at: performance.now(), after: lastPress() }))
  const isStray = ({ nativeEvent }: MouseEvent) =>
    isStrayPress(nativeEvent as PointerEvent, risen.after, performance.now() - risen.at)

  /** What had the focus in the dialog. */
  const before = useRef<EventTarget | null>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    hold()
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget
  }
  const leave = () => {
    dismissNotice(id)
    // A dialog has the keyboard to itself: with the focus nowhere, whoever types on would type into nothing.
    if (isInDialog && before.current instanceof HTMLElement) before.current.focus()
  }

  /** A press on the words would take it to the dialog itself, where nothing is to be typed. */
  const keepFocus = (event: MouseEvent<HTMLElement>) => {
    if (isInDialog && !(event.target as HTMLElement).closest('button')) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to act on, only time stops while somebody is here
    <div
      className={classNames(styles.toast, isNew && styles.new)}
      onAnimationEnd={() => {
        lastRisen = Math.max(lastRisen, id)
      }}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={enter}
      onBlur={letGo}
      onMouseDown={keepFocus}
    >
      <p className={styles.text}>{notice.words(translator)}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={(event) => {
            if (isStray(event)) return
            leave()
            action.run()
          }}
        >
          {action.label(translator)}
        </button>
      )}
      {stays === true && (
        <IconButton icon={X} label={translator.text('close')} className={styles.close} onClick={leave} />
      )}
    </div>
  )
}
