import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import unseen from '../../../ui/unseen.module.css'
import { comings } from './comings.ts'
import { listed } from './names.ts'
import type { RosterEntry } from './roster.ts'

/** Those who come within so many milliseconds are named together; who is back by then has not left. */
const settleMs = 1_500

/** Says aloud who has come and who has left. */
export function PeopleAnnouncer({ people }: { people: readonly RosterEntry[] }) {
  const translator = useText()
  const { text } = translator
  const told = useRef<readonly RosterEntry[]>([])
  const [news, setNews] = useState<ReturnType<typeof comings> & { nth: number }>({ came: [], left: [], nth: 0 })
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = comings(told.current, people)
      told.current = people
      if (next.came.length + next.left.length > 0) setNews(({ nth }) => ({ ...next, nth: nth + 1 }))
    }, settleMs)
    return () => clearTimeout(timer)
  }, [people])
  const { came, left, nth } = news
  return (
    <div aria-live="polite" className={unseen.unseen} data-people-said>
      {came.length > 0 && (
        <p key={`came ${nth}`}>
          {text('document.people.came', { names: listed(came, translator), count: came.length })}
        </p>
      )}
      {left.length > 0 && (
        <p key={`left ${nth}`}>{text('document.people.left', { names: listed(left, translator) })}</p>
      )}
    </div>
  )
}
