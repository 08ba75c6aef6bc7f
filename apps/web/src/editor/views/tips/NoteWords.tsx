import type { RichText } from '@ramify/document'
import { createElement, Fragment, type ReactNode } from 'react'
import styles from './PointedTip.module.css'

const mostCharacters = 600

/** Formatted as it was written; a long one is cut, the panel has all of it. */
export function NoteWords({ note }: { note: RichText }) {
  return <p className={styles.note}>{runsOf(note)}</p>
}

function runsOf({ text, runs }: RichText): ReactNode {
  let left = mostCharacters
  // As arguments, which need no keys: they change as a whole.
  const pieces = runs.map(({ text: words, attributes: { bold, italic, underline, strike, color } }) => {
    const shown = words.slice(0, Math.max(0, left))
    left -= words.length
    const textDecoration = [underline && 'underline', strike && 'line-through'].filter(Boolean).join(' ')
    const style = {
      ...(bold && { fontWeight: 600 }),
      ...(italic && { fontStyle: 'italic' }),
      ...(textDecoration !== '' && { textDecoration }),
      ...(color !== undefined && { color }),
    }
    return createElement('span', { style }, shown)
  })
  return createElement(Fragment, null, ...pieces, text.length > mostCharacters ? '…' : '')
}
