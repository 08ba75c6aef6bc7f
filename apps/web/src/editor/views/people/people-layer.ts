import type { Point, Rect, Size } from '@ramify/geometry'
import type { ItemRef } from '@ramify/scene'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import { subscribeToAll } from '../../../platform/store.ts'
import type { OtherPerson } from '../../../platform/sync/index.ts'
import { classNames } from '../../../ui/class-names.ts'
import { toScreen } from '../../core/viewport/viewport.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { isMoving, type Motion, movedTo, opacityAfter, placeAt } from './cursor-motion.ts'
import { edgePlace } from './edge-place.ts'
import styles from './PeopleLayer.module.css'
import { isOnShownPage } from './same-page.ts'

/** What is drawn of one person. */
interface Marks {
  person: OtherPerson
  motion: Motion | undefined
  readonly cursor: HTMLElement
  readonly outlines: HTMLElement[]
  readonly edge: HTMLElement
}

/** Pixels between an item and the line around it. */
const distance = 4
/** And between the lines of two people around the same item. */
const nextLine = 3
/** So near to their cursor a person's name does not stand twice. */
const nameApart = 120
/** Pointers of so many people glide, in every frame. More of them step from place to place, or they would take half of the processor. */
const mostGliding = 8
/** How far a pointer with its name reaches. */
const tagReach = 180
/** For so long after somebody did something outside of the screen a tag tells where. */
const edgeMs = 5_000

/**
 * Draws where others are and what they have selected into an element over the page. Outside React: twenty people who move make one pass
 * over their marks a frame, and nothing else on the page is drawn for it.
 */
export function attachPeople(layer: HTMLElement, editor: ViewsEditor): () => void {
  const { people, scene, view, screen } = editor
  const marks = new Map<string, Marks>()
  let frame = 0
  /** More than pointers on their way has changed. */
  let isDirty = false

  const take = () => {
    const now = performance.now()
    const others = people.others.get()
    const ids = new Set(others.map(({ id }) => id))
    for (const [id, { cursor, outlines, edge }] of marks) {
      if (ids.has(id)) continue
      marks.delete(id)
      for (const element of [cursor, edge, ...outlines]) element.remove()
    }
    for (const person of others) {
      const known = marks.get(person.id) ?? create(layer, editor, person)
      isDirty ||= !marks.has(person.id) || !isDrawnAlike(known.person, person)
      marks.set(person.id, known)
      known.person = person
      known.motion = person.cursor ? movedTo(known.motion, person.cursor, now) : undefined
    }
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const draw = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const now = performance.now()
    const isGliding = marks.size <= mostGliding
    layer.classList.toggle(styles.gliding ?? '', isGliding)
    let goesOn = false
    const taken = new Map<string, number>()
    for (const each of marks.values()) {
      drawCursor(each, editor, now, isGliding)
      if (isDirty) {
        drawOutlines(each, editor, now, layer, taken)
        drawEdge(each, editor, now)
      }
      goesOn ||= isGliding && each.motion !== undefined && isMoving(each.motion, now)
    }
    isDirty = false
    if (goesOn) frame = requestAnimationFrame(draw)
  }
  const drawSoon = () => {
    isDirty = true
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  // Nothing tells that a pointer has not moved.
  const fading = setInterval(() => {
    if (marks.size > 0) drawSoon()
  }, 1_000)
  const stops = [
    people.others.subscribe(take),
    // With the page, in the same frame.
    subscribeToAll([view, screen], () => {
      isDirty = true
      if (marks.size > 0) draw()
    }),
    scene.subscribe(() => {
      if (marks.size > 0) drawSoon()
    }),
  ]
  take()
  return () => {
    cancelAnimationFrame(frame)
    clearInterval(fading)
    for (const stop of stops) stop()
    layer.replaceChildren()
  }
}

/** But for the place of the pointer, which is drawn apart. */
function isDrawnAlike(before: OtherPerson, after: OtherPerson): boolean {
  return (
    before.name === after.name &&
    before.color === after.color &&
    before.actedAt === after.actedAt &&
    before.page === after.page &&
    isSameList(before.selection, after.selection) &&
    isSame(before.typing, after.typing)
  )
}

const isSame = (one: ItemRef | null, other: ItemRef | null) => one?.type === other?.type && one?.id === other?.id

const isSameList = (one: readonly ItemRef[], other: readonly ItemRef[]) =>
  one.length === other.length && one.every((item, nth) => isSame(item, other[nth] ?? null))

function create(layer: HTMLElement, editor: ViewsEditor, person: OtherPerson): Marks {
  const cursor = part(layer, styles.cursor, person)
  cursor.dataset.cursorOf = person.name
  cursor.append(arrow(), tag(person.name))
  const edge = part(layer, styles.edge, person)
  edge.addEventListener('click', () => {
    const item = lastItem(marks.person)
    const shown = item && shownItem(editor, item)
    if (shown) editor.show(shown)
  })
  const marks: Marks = { person, motion: undefined, cursor, edge, outlines: [] }
  return marks
}

function drawCursor({ person, motion, cursor }: Marks, editor: ViewsEditor, now: number, isGliding: boolean): void {
  const { view, screen } = editor
  // Whoever writes looks at the words, not at a pointer that lies where it was left.
  const isLeft = person.typing !== null && person.movedAt <= person.actedAt
  // What they point at is a place of their page.
  const isElsewhere = !isOnShownPage(editor, person)
  const opacity = motion && !isLeft && !isElsewhere ? opacityAfter(now - person.movedAt) : 0
  const place = motion && opacity > 0 ? toScreen(view.get(), isGliding ? placeAt(motion, now) : motion.to) : null
  // In a large map most people are elsewhere.
  cursor.hidden = !place || !isOnScreen(place, screen.get())
  if (!place || cursor.hidden) return
  color(cursor, person)
  const { x, y } = place
  set(cursor, 'transform', `translate(${x}px, ${y}px)`)
  set(cursor, 'opacity', `${opacity}`)
}

/** With the name that hangs on it. */
function isOnScreen({ x, y }: Point, { width, height }: Size): boolean {
  return x > -tagReach && y > -tagReach && x < width + tagReach && y < height + tagReach
}

/** `taken`: how many people have a line around an item already. */
function drawOutlines(
  marks: Marks,
  editor: ViewsEditor,
  now: number,
  layer: HTMLElement,
  taken: Map<string, number>,
): void {
  const { person, outlines } = marks
  const boxes = shownBoxes(person, editor)
  while (outlines.length < boxes.length) {
    const outline = part(layer, styles.outline, person)
    outline.append(tag(person.name))
    outlines.push(outline)
  }
  for (const [nth, outline] of outlines.entries()) {
    const shown = boxes[nth]
    outline.hidden = shown === undefined
    if (!shown) continue
    const { box, key, corner, isFolded, isTyping } = shown
    const before = taken.get(key) ?? 0
    taken.set(key, before + 1)
    const apart = distance + before * nextLine
    color(outline, person)
    set(outline, 'transform', `translate(${box.x - apart}px, ${box.y - apart}px)`)
    set(outline, 'width', `${box.width + 2 * apart}px`)
    set(outline, 'height', `${box.height + 2 * apart}px`)
    set(outline, 'borderRadius', `${corner + apart}px`)
    // The name stands at the last of several, and not beside their own cursor.
    const isNamed = nth === boxes.length - 1 && (isTyping || !isNearCursor(marks, editor, box, now))
    const isBelow = before % 2 === 1
    dress(
      outline,
      classNames(
        styles.outline,
        isFolded && styles.folded,
        isTyping && styles.typing,
        isBelow && styles.below,
        !isNamed && styles.nameless,
      ),
    )
  }
}

function drawEdge({ person, edge }: Marks, editor: ViewsEditor, now: number): void {
  const item = lastItem(person)
  const isNews = now - person.actedAt < edgeMs && editor.following.get() !== person.id
  const box = isNews && item ? boxOnScreen(editor, shownItem(editor, item)) : undefined
  const place = box && edgePlace(box, editor.screen.get())
  edge.hidden = !place
  if (!place) return
  color(edge, person)
  const { text } = currentTranslator()
  const words = text(`editor.people.edge-${place.edge}`, { name: person.name })
  if (edge.textContent !== words) edge.textContent = words
  edge.dataset.edge = place.edge
  set(edge, 'transform', `translate(${place.x}px, ${place.y}px)`)
}

interface ShownBox {
  key: string
  box: Rect
  corner: number
  isFolded: boolean
  isTyping: boolean
}

/** Around what they write, or what they have selected. Several items that are folded into one are one. */
function shownBoxes({ selection, typing }: OtherPerson, editor: ViewsEditor): ShownBox[] {
  const boxes = new Map<string, ShownBox>()
  for (const item of typing ? [typing] : selection) {
    const shown = shownItem(editor, item)
    const box = boxOnScreen(editor, shown)
    if (!shown || !box) continue
    const key = `${shown.type} ${shown.id}`
    const corner = (editor.kind.people?.cornerOf(editor, shown) ?? 0) * editor.view.get().zoom
    boxes.set(key, { key, box, corner, isFolded: shown.id !== item.id, isTyping: typing !== null })
  }
  return [...boxes.values()]
}

function isNearCursor({ person, motion }: Marks, { view }: ViewsEditor, box: Rect, now: number): boolean {
  if (!motion || opacityAfter(now - person.movedAt) === 0) return false
  const { x, y } = toScreen(view.get(), motion.to)
  return Math.hypot(x - (box.x + box.width), y - box.y) < nameApart
}

const lastItem = ({ typing, selection }: OtherPerson): ItemRef | null => typing ?? selection.at(-1) ?? null

export function shownItem(editor: ViewsEditor, item: ItemRef): ItemRef | null {
  return editor.kind.people ? editor.kind.people.shownFor(editor, item) : item
}

function boxOnScreen({ scene, view }: ViewsEditor, item: ItemRef | null): Rect | undefined {
  const box = item ? scene.get().boxOf(item) : undefined
  if (!box) return undefined
  const { zoom } = view.get()
  return { ...toScreen(view.get(), box), width: box.width * zoom, height: box.height * zoom }
}

function part(layer: HTMLElement, className: string | undefined, person: OtherPerson): HTMLElement {
  const element = document.createElement('div')
  element.className = className ?? ''
  element.hidden = true
  color(element, person)
  layer.append(element)
  return element
}

function tag(name: string): HTMLElement {
  const element = document.createElement('span')
  element.className = styles.tag ?? ''
  element.textContent = name
  return element
}

function arrow(): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 16 16')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', 'M2 2 14 6.6 8.6 8.6 6.6 14Z')
  svg.append(path)
  return svg
}

function color(element: HTMLElement, person: OtherPerson): void {
  const value = `${person.color}`
  if (element.dataset.person !== value) element.dataset.person = value
}

type SetStyle = 'transform' | 'opacity' | 'width' | 'height' | 'borderRadius'

const written = new WeakMap<HTMLElement, Partial<Record<SetStyle, string>>>()

const worn = new WeakMap<HTMLElement, string | undefined>()

/** As `set` does it. */
function dress(element: HTMLElement, className: string | undefined): void {
  if (worn.get(element) === className) return
  worn.set(element, className)
  element.className = className ?? ''
}

/** A style that is the same is not set again: the browser would look at it. Neither is it asked what it was, which costs as much. */
function set(element: HTMLElement, property: SetStyle, value: string): void {
  const before = written.get(element) ?? {}
  if (before[property] === value) return
  before[property] = value
  written.set(element, before)
  element.style[property] = value
}
