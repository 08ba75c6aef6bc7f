import type { Translator } from '@ramify/locales'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { regional } from '../../../platform/i18n/regional.ts'
import { relativeTime } from '../../../platform/i18n/relative-time.ts'
import { shortNumber } from '../../../platform/i18n/short-number.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { ListLook } from '../list/list-look.ts'
import type { ListedLink, OwnLink, ViewedLink } from '../parts/part.ts'
import styles from './FileEntry.module.css'

interface Props {
  link: ListedLink
  look: ListLook
  /** What stands before them in a row. */
  lead: ReactNode
  className: string | undefined
}

/** "Until 23 Nov · Password · 12 views" of one's own link, "by Ann · Viewed 3 minutes ago" of another's; in lines in columns. */
export function LinkFacts({ link, look, lead, className }: Props) {
  const translator = useText()
  const facts = link.kind === 'own' ? ownFacts(link, translator) : viewedFacts(link, translator)
  if (look === 'lines') {
    return facts.map((fact, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
      <span key={nth} className={className}>
        {fact}
      </span>
    ))
  }
  return (
    <p className={classNames(styles.facts, className)}>
      {lead}
      {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  )
}

/** Three, for the columns of a list; empty where there is nothing to say. */
type Facts = readonly [string, string, string]

function ownFacts({ isExpired, expiresAt, hasPassword, isLocked, views }: OwnLink, translator: Translator): Facts {
  const { text, language } = translator
  const day = new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'short' })
  const end = isExpired
    ? text('shares.expired')
    : expiresAt === null
      ? text('shares.no-end')
      : text('shares.until', { date: day.format(expiresAt) })
  const lock = isLocked ? text('shares.locked') : hasPassword ? text('shares.password') : ''
  return [lock, end, text('shares.views', { count: shortNumber(views) })]
}

function viewedFacts({ owner, viewedAt }: ViewedLink, translator: Translator): Facts {
  const time = relativeTime(viewedAt, Date.now(), translator)
  return [
    owner === null ? '' : translator.text('viewer.by', { name: owner }),
    translator.text('shares.viewed', { time }),
    '',
  ]
}
