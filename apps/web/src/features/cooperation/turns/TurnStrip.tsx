import { Hand, Pencil, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { openTurn } from './open-turn.ts'
import styles from './TurnStrip.module.css'
import type { ShownTurn } from './use-turn.ts'

const acts = {
  ask: { icon: Hand, label: 'cooperation.ask' },
  start: { icon: Pencil, label: 'cooperation.start' },
  withdraw: { icon: null, label: 'cooperation.take-back' },
  recover: { icon: Undo2, label: 'cooperation.recover' },
} as const

/** Who writes now, and what somebody who does not can do about it. */
export function TurnStrip({ turn, isOver }: { turn: ShownTurn; isOver: boolean }) {
  const { text } = useText()
  const { person, act, state } = turn
  return (
    // In a hand it stays when the bar above makes room for the map.
    <div data-stays className={classNames(styles.strip, isOver && styles.over)}>
      <span className={styles.who}>
        {person && <Avatar person={person} size={20} />}
        <Sentence turn={turn} />
      </span>
      {act && <ActButton act={act} />}
      {state === 'somebody' && act !== 'withdraw' && <span className={styles.aside}>{text('cooperation.watch')}</span>}
    </div>
  )
}

function Sentence({ turn: { person, act, state } }: { turn: ShownTurn }) {
  const { text } = useText()
  if (act === 'withdraw') {
    return person ? text('cooperation.asked', { name: person.nickname }) : text('cooperation.asked.owner')
  }
  if (state === 'somebody')
    return text('cooperation.editing', { name: person?.nickname ?? text('cooperation.somebody') })
  return text(state === 'nobody' ? 'cooperation.nobody' : 'cooperation.reading')
}

function ActButton({ act }: { act: keyof typeof acts }) {
  const { text } = useText()
  const turn = useStore(openTurn)
  const isOnline = useOnline()
  const [isBusy, setBusy] = useState(false)
  const { icon, label } = acts[act]
  const run = async () => {
    if (!turn || !isOnline) return
    setBusy(true)
    await (act === 'start' ? turn.ask() : turn[act]())
    setBusy(false)
  }
  const button = (
    <Button className={styles.act} isBusy={isBusy} isOff={!isOnline} onClick={() => void run()}>
      {icon && <Icon icon={icon} size="s" />}
      {text(label)}
    </Button>
  )
  return isOnline ? button : <Tooltip text={text('files.needs-connection')}>{button}</Tooltip>
}
