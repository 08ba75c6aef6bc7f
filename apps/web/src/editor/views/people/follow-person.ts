import type { OtherPerson } from '../../../platform/sync/index.ts'
import { filled, type Viewport } from '../../core/viewport/viewport.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { isOnShownPage } from './same-page.ts'

/** So fast the view comes closer to theirs: after so many milliseconds a third of the way is left. */
const easedMs = 90

export function followedPerson({ people, following }: Pick<ViewsEditor, 'people' | 'following'>): OtherPerson | null {
  const id = following.get()
  return people.others.get().find((other) => other.id === id) ?? null
}

/** Moves the view with the person who is followed, until one moves it oneself or they are gone; gives back how to stop. */
export function followPerson(editor: ViewsEditor): () => void {
  const { people, following, view, screen, shownAs } = editor
  let frame = 0
  let then = 0
  /** What was last set here: any other view was set by somebody else. */
  let own: Viewport | null = null
  let isOwnMove = false
  let lastScreen = screen.get()

  const target = (): Viewport | null => {
    const person = followedPerson(editor)
    const shown = person && isOnShownPage(editor, person) ? person.view : null
    return shown && shownAs.get() === 'map' ? filled(shown, screen.get()) : null
  }
  const step = (now: number) => {
    frame = 0
    const to = target()
    if (!to) return
    const part = then === 0 ? 1 : 1 - Math.exp(-(now - then) / easedMs)
    then = now
    own = approached(view.get(), to, part)
    view.set(own)
    if (own !== to) wake()
    else then = 0
  }
  const wake = () => {
    if (frame !== 0 || target() === null) return
    if (then === 0) then = performance.now()
    frame = requestAnimationFrame(step)
  }
  const look = () => {
    if (following.get() === null) return
    const person = followedPerson(editor)
    if (!person) following.set(null)
    else if (!isOnShownPage(editor, person)) goToPage(person)
    else if (person.view) wake()
    else showItem(person)
  }
  const goToPage = ({ page }: OtherPerson) => {
    const { pages } = editor.kind
    if (!pages || page == null) return
    isOwnMove = true
    pages.show(editor, page)
    isOwnMove = false
    if (pages.shown(editor).get() === page) wake()
  }
  /** Somebody in an outline sees no part of the page, but is at an item of it. */
  const showItem = ({ typing, selection }: OtherPerson) => {
    const item = typing ?? selection.at(-1)
    isOwnMove = true
    if (item) editor.show(item)
    isOwnMove = false
  }
  const stops = [
    following.subscribe(() => {
      // What they see is a part of the page as it is drawn.
      if (following.get() !== null) shownAs.set('map')
      look()
    }),
    people.others.subscribe(look),
    shownAs.subscribe(() => {
      if (shownAs.get() === 'outline') following.set(null)
    }),
    view.subscribe(() => {
      // A panel that opens is no wish to look elsewhere.
      const isResized = lastScreen !== screen.get()
      lastScreen = screen.get()
      if (following.get() === null || view.get() === own || isOwnMove) return
      if (isResized) wake()
      else following.set(null)
    }),
  ]
  return () => {
    cancelAnimationFrame(frame)
    for (const stop of stops) stop()
  }
}

/** A part of the way to another view; that view itself when nobody sees a difference any more. */
function approached(from: Viewport, to: Viewport, part: number): Viewport {
  const isThere = Math.abs(from.zoom / to.zoom - 1) < 0.001 && Math.hypot(from.x - to.x, from.y - to.y) * to.zoom < 0.5
  if (isThere || part >= 1) return to
  const between = (one: number, other: number) => one + (other - one) * part
  return { x: between(from.x, to.x), y: between(from.y, to.y), zoom: between(from.zoom, to.zoom) }
}
