import { notify } from '../../../platform/notices/notices.ts'

/** On a phone whoever has nothing but a link only looks. */
export function tellOnlyLooks(): void {
  notify({ kind: 'status', key: 'viewer.only-looks', words: ({ message }) => message('401') })
}

/** Says so whenever somebody types, and once when they tap twice: that goes nearer as well, and is done again and again. */
export function onlyLooksTeller(tell: () => void = tellOnlyLooks): (tried: 'typing' | 'tapping') => void {
  let isTapped = false
  return (tried) => {
    if (tried === 'typing' || !isTapped) tell()
    isTapped ||= tried === 'tapping'
  }
}
