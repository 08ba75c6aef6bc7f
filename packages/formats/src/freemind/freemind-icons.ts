/** Icons of FreeMind and Freeplane that say what one of ours says. */
const pairs: readonly (readonly [theirs: string, ours: string])[] = [
  ['button_ok', 'symbol-check'],
  ['button_cancel', 'symbol-cross'],
  ['help', 'symbol-question'],
  ['messagebox_warning', 'symbol-alert'],
  ['info', 'symbol-info'],
  ['addition', 'symbol-plus'],
  ['hourglass', 'symbol-pause'],
  ['up', 'symbol-up'],
  ['down', 'symbol-down'],
  ['forward', 'symbol-right'],
  ['remove', 'symbol-minus'],
  ['idea', 'emoji-bulb'],
  ['clock', 'emoji-clock'],
  ['bell', 'emoji-bell'],
  ['launch', 'emoji-rocket'],
  ['password', 'symbol-lock'],
  ['bookmark', 'star-yellow'],
  ['flag', 'flag-red'],
  ['flag-orange', 'flag-orange'],
  ['flag-yellow', 'flag-yellow'],
  ['flag-green', 'flag-green'],
  ['flag-blue', 'flag-blue'],
  ['flag-pink', 'flag-pink'],
  ['flag-black', 'flag-grey'],
  ['ksmiletris', 'face-smile'],
  ['smiley-neutral', 'face-neutral'],
  ['smiley-oh', 'face-surprised'],
  ['smily_bad', 'face-sad'],
  ['smiley-angry', 'face-angry'],
]

/** Further names for the same; the ones above are written. */
const others: typeof pairs = [
  ['yes', 'symbol-alert'],
  ['checked', 'symbol-check'],
  ['clock2', 'emoji-clock'],
]

const ours = new Map([...pairs, ...others])
const theirs = new Map(pairs.map(([name, icon]) => [icon, name]))

/** So are those named that we have no picture of: they are drawn as a neutral mark, and keep their name. */
const foreign = 'freemind-'

export const iconOf = (builtin: string): string => ours.get(builtin) ?? foreign + builtin.slice(0, 100)

export const isDrawn = (builtin: string): boolean => ours.has(builtin)

/** Undefined for icons that FreeMind does not have. */
export const builtinOf = (icon: string): string | undefined =>
  theirs.get(icon) ?? (icon.startsWith(foreign) ? icon.slice(foreign.length) : undefined)

export function priorityOf(builtin: string): number | undefined {
  const digit = /^full-([1-9])$/.exec(builtin)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

export function progressOf(builtin: string): number | undefined {
  const percent = /^(0|25|50|75|100)%$/.exec(builtin)?.[1]
  return percent === undefined ? undefined : Number(percent)
}
