import { nothing } from '../../core/selection.ts'
import { showAs } from '../../core/shown-as.ts'
import { edgeOf } from '../../core/viewport/first-view.ts'
import type { Viewport } from '../../core/viewport/viewport.ts'
import type { ViewsEditor } from '../views-editor.ts'
import { framed, roomIn } from './flight.ts'
import type { Presentation, Step } from './step.ts'

/** A part of two words need not fill a wall. */
const largest = 1.6

/** From the whole document on; what is being written is finished first. */
export function startPresentation(editor: ViewsEditor): void {
  const { presentation: run, view, selection, lockReason, shownAs } = editor
  if (run.now.get()) return
  const shown = shownAs.get()
  run.before = {
    view: view.get(),
    screen: editor.screen.get(),
    selection: selection.get(),
    lockReason: lockReason.get(),
    shown,
    page: pageShown(editor),
  }
  editor.writing.set(null)
  editor.search.mode.set('closed')
  if (shown !== 'map') showAs(editor, 'map')
  lockReason.set('presenting')
  editor.select(nothing)
  editor.kind.presentation.reach(editor, undefined)
  put(editor, reach(editor, stepsNow(editor), 0))
}

export function endPresentation(editor: ViewsEditor): void {
  const { presentation: run } = editor
  const { before } = run
  if (!before) return
  run.before = null
  put(editor, null)
  run.planned = null
  editor.kind.presentation.end(editor)
  editor.lockReason.set(before.lockReason)
  if (before.page !== null) editor.kind.pages?.show(editor, before.page)
  editor.returnTo(before.view, before.screen)
  if (before.shown !== 'map') showAs(editor, before.shown)
  editor.select(before.selection.filter((item) => editor.has(item)))
}

/** Past the ends nothing happens. */
export function goToStep(editor: ViewsEditor, at: number): void {
  const now = editor.presentation.now.get()
  const next = Math.min(Math.max(0, at), (now?.steps.length ?? 1) - 1)
  if (now && next !== now.at) put(editor, reach(editor, now.steps, next))
}

/** Where a step is shown: what is folded in it is unfolded for it, and then there may be more steps. To another page nothing flies. */
function reach(editor: ViewsEditor, steps: readonly Step[], at: number): Presentation {
  const step = steps[at]
  const page = pageShown(editor)
  if (!step || !editor.kind.presentation.reach(editor, step)) return { steps, at, isCut: false }
  const again = stepsNow(editor)
  return { steps: again, at: Math.max(0, placeOf(again, step.items[0])), isCut: pageShown(editor) !== page }
}

const pageShown = (editor: ViewsEditor): string | null => editor.kind.pages?.shown(editor).get() ?? null

export function stepBy(editor: ViewsEditor, by: 1 | -1): void {
  goToStep(editor, (editor.presentation.now.get()?.at ?? 0) + by)
}

/** The page or the screen is another one: the same items stay in sight, or, when they are gone, the same place in the walk. */
export function planAgain(editor: ViewsEditor): void {
  const { now: shown, planned } = editor.presentation
  const now = shown.get()
  if (!now || (planned?.scene === editor.scene.get() && planned.screen === editor.screen.get())) return
  editor.kind.presentation.reach(editor, undefined)
  const steps = stepsNow(editor)
  const same = placeOf(steps, now.steps[now.at]?.items[0])
  const last = steps.length - 1
  const place = now.at === now.steps.length - 1 ? last : Math.min(now.at, last)
  // What took the place of a step that is gone may be on another page.
  put(editor, { ...reach(editor, steps, same >= 0 ? same : place), isCut: true })
}

/** The view in which the step can be seen. */
export function viewOfStep(editor: ViewsEditor, { steps, at }: Presentation): Viewport {
  const rect = steps[at]?.rect ?? editor.scene.get().bounds
  const screen = editor.screen.get()
  return framed(rect, screen, edgeOf(screen), largest)
}

function put(editor: ViewsEditor, next: Presentation | null): void {
  const items = next?.steps[next.at]?.items ?? []
  editor.kind.presentation.light(editor, next ? (items.length === 0 ? null : items) : undefined)
  editor.presentation.now.set(next)
}

function stepsNow(editor: ViewsEditor): readonly Step[] {
  const [scene, screen] = [editor.scene.get(), editor.screen.get()]
  editor.presentation.planned = { scene, screen }
  return editor.kind.presentation.steps(editor, roomIn(screen, edgeOf(screen)))
}

/** The first step about an item; -1 for none. */
function placeOf(steps: readonly Step[], item: string | undefined): number {
  return item === undefined ? -1 : steps.findIndex(({ items }) => items.includes(item))
}
