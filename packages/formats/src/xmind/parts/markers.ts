import { icons as drawn } from '@ramify/scene'
import { listOf, type Raw, stringOf } from '../raw.ts'

export interface ReadMarkers {
  readonly priority?: number
  readonly progress?: number
  readonly icons?: readonly string[]
}

const mostIcons = 64
const longestName = 128

/** Shares of a task that is done, as their markers are called. */
const progress = new Map<string, number>([
  ['task-start', 0],
  ['task-oct', 12.5],
  ['task-quarter', 25],
  ['task-3oct', 37.5],
  ['task-half', 50],
  ['task-5oct', 62.5],
  ['task-3quar', 75],
  ['task-7oct', 87.5],
  ['task-done', 100],
])

/** Markers with a picture that says the same here. The first one of several is written. */
const pictures = new Map<string, string>([
  ['symbol-right', 'symbol-check'],
  ['symbol-wrong', 'symbol-cross'],
  ['symbol-plus', 'symbol-plus'],
  ['symbol-minus', 'symbol-minus'],
  ['symbol-question', 'symbol-question'],
  ['symbol-attention', 'symbol-alert'],
  ['symbol-exclam', 'symbol-alert'],
  ['symbol-info', 'symbol-info'],
  ['symbol-information', 'symbol-info'],
  ['symbol-pause', 'symbol-pause'],
  ['symbol-lock', 'symbol-lock'],
  ['symbol-yes', 'symbol-check'],
  ['symbol-no', 'symbol-cross'],
  ['symbol-idea', 'emoji-bulb'],
  ['symbol-like', 'emoji-thumbs-up'],
  ['symbol-dislike', 'emoji-thumbs-down'],
  ['symbol-heart', 'emoji-heart'],
  ['symbol-medals', 'emoji-trophy'],
  ['symbol-trophy', 'emoji-trophy'],
  ['symbol-tree', 'emoji-tree'],
  ['symbol-clock', 'emoji-clock'],
  ['symbol-coffee', 'emoji-coffee'],
  ['symbol-fire', 'emoji-fire'],
  ['symbol-rocket', 'emoji-rocket'],
  ['symbol-gift', 'emoji-gift'],
  ['symbol-target', 'emoji-target'],
  ['symbol-bell', 'emoji-bell'],
  ['symbol-sun', 'emoji-sun'],
  ['symbol-moon', 'emoji-moon'],
  ['symbol-cloud', 'emoji-cloud'],
  ['other-lightbulb', 'emoji-bulb'],
  ['other-clock', 'emoji-clock'],
  ['other-coffee-cup', 'emoji-coffee'],
  ['other-question', 'symbol-question'],
  ['other-exclam', 'symbol-alert'],
  ['other-lock', 'symbol-lock'],
  ['other-yes', 'symbol-check'],
  ['other-no', 'symbol-cross'],
  ['arrow-up', 'symbol-up'],
  ['arrow-right', 'symbol-right'],
  ['arrow-down', 'symbol-down'],
  ['task-pause', 'symbol-pause'],
  ['smiley-smile', 'face-smile'],
  ['smiley-laugh', 'face-laugh'],
  ['smiley-wink', 'face-wink'],
  ['smiley-love', 'face-love'],
  ['smiley-kiss', 'face-love'],
  ['smiley-cool', 'face-cool'],
  ['smiley-boring', 'face-neutral'],
  ['smiley-surprise', 'face-surprised'],
  ['smiley-embarrass', 'face-worried'],
  ['smiley-worried', 'face-worried'],
  ['smiley-sad', 'face-sad'],
  ['smiley-cry', 'face-cry'],
  ['smiley-angry', 'face-angry'],
  ['people-blue', 'avatar-short'],
  ['people-pink', 'avatar-long'],
  ['people-purple', 'avatar-bun'],
  ['people-green', 'avatar-curly'],
  ['people-orange', 'avatar-beard'],
  ['people-teal', 'avatar-glasses'],
  ['people-grey', 'avatar-grey'],
  ['people-red', 'avatar-cap'],
])

/** `flag-dark-blue` is the blue one. */
const colors = new Map<string, string>([
  ['gray', 'grey'],
  ['black', 'grey'],
  ['cyan', 'teal'],
  ['yellow', 'yellow'],
])

/** From pictures to the markers that are written for them. */
const written = new Map<string, string>()
for (const [marker, icon] of pictures) if (!written.has(icon)) written.set(icon, marker)

/** Which picture shows a marker. Without one its own name stands there, and is drawn as a neutral mark. */
function iconOf(marker: string): string {
  const plain = plainId(marker)
  const known = pictures.get(plain)
  if (known !== undefined) return known
  return Object.hasOwn(drawn, plain) && /^(?:flag|star)-/.test(plain) ? plain : marker
}

/** Whether the picture says all that the marker did. */
export const isExact = (marker: string): boolean => (written.get(iconOf(marker)) ?? iconOf(marker)) === marker

function plainId(marker: string): string {
  const id = marker
    .toLowerCase()
    .replace(/^c_(?:simbol|symbol|smiley)[-_]/, (family) => (family.startsWith('c_smiley') ? 'smiley-' : 'symbol-'))
  const [, family, tone] = /^(flag|star|people)-(?:dark-|light-)?([a-z]+)$/.exec(id) ?? []
  return family === undefined || tone === undefined ? id.replaceAll('_', '-') : `${family}-${colors.get(tone) ?? tone}`
}

export const markersOf = (topic: Raw): string[] =>
  listOf(topic.markers).flatMap(({ markerId }) => stringOf(markerId)?.trim() || [])

const priorityOf = (marker: string): number | undefined => {
  const digit = /^priority-([1-9])$/.exec(marker)?.[1]
  return digit === undefined ? undefined : Number(digit)
}

/** Of two priorities, and of two shares, the first one counts; the others are shown as marks. */
export function readMarkers(markers: readonly string[]): ReadMarkers {
  let priority: number | undefined
  let share: number | undefined
  const icons: string[] = []
  for (const marker of markers) {
    const level = priorityOf(marker)
    const done = progress.get(marker)
    if (level !== undefined && priority === undefined) priority = level
    else if (done !== undefined && share === undefined) share = done
    else if (marker.length <= longestName && icons.length < mostIcons) icons.push(iconOf(marker.toWellFormed()))
  }
  return {
    ...(priority !== undefined && { priority }),
    ...(share !== undefined && { progress: share }),
    ...(icons.length > 0 && { icons }),
  }
}

/** Markers that read as these; those that were there before stay, in their order, if they still say something of it. */
export function writeMarkers(marks: ReadMarkers, before: readonly string[]): string[] {
  const left = [...(marks.icons ?? [])]
  const share = marks.progress === undefined ? undefined : nearestShare(marks.progress)
  const priority = marks.priority === undefined ? undefined : `priority-${marks.priority}`
  const missing = new Set([priority, share].filter((marker) => marker !== undefined))
  const kept = before.filter((marker) => {
    if (missing.delete(marker)) return true
    const at = left.indexOf(iconOf(marker))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const all = [...missing, ...kept, ...left.map((icon) => written.get(icon) ?? icon)]
  const read = readMarkers(all)
  const isSame = JSON.stringify(read.icons) === JSON.stringify(marks.icons)
  return isSame ? all : [...[priority, share].filter((marker) => marker !== undefined), ...inOrder(marks.icons ?? [])]
}

const inOrder = (icons: readonly string[]) => icons.map((icon) => written.get(icon) ?? icon)

function nearestShare(percent: number): string {
  let best: [string, number] = ['task-start', Number.POSITIVE_INFINITY]
  for (const [marker, value] of progress) {
    const distance = Math.abs(value - percent)
    if (distance < best[1]) best = [marker, distance]
  }
  return best[0]
}
