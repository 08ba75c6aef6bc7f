import type { NodeId } from '@ramify/document'
import type { Point, Size } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { createStore, type Store } from '../../../platform/store.ts'
import type { LockReason } from '../../core/lock-reason.ts'
import { perEditor } from '../../core/per-editor.ts'
import { nothing, type Selection } from '../../core/selection.ts'
import { type ShownAs, showAs, shownAs } from '../../core/shown-as.ts'
import { edgeOf } from '../../core/viewport/first-view.ts'
import { centred, toMap, type Viewport } from '../../core/viewport/viewport.ts'
import { present } from '../../mindmap/focus/lit-branches.ts'
import type { Picked } from '../../mindmap/items/picked.ts'
import type { MapEditor } from '../../mindmap/map-editor.ts'
import { type Step, stepsOf } from '../../mindmap/presentation/steps.ts'
import { mainBranchOf, unfolded } from '../../mindmap/presentation/unfolded.ts'
import { searchOf } from '../search/search.ts'
import { framed, roomIn } from './flight.ts'

/** A walk through the map that is under way. */
export interface Presentation {
  readonly steps: readonly Step[]
  /** The step that is shown. */
  readonly at: number
  /** The map or the screen changed under it: there is nowhere to fly from. */
  readonly isCut: boolean
}

/** What is found again when it ends. */
interface Before {
  /** What was in the middle: the screen may be another one by then. */
  readonly middle: Point
  readonly zoom: number
  readonly selection: Selection
  readonly picked: Picked | null
  readonly lockReason: LockReason | null
  readonly shown: ShownAs
}

/** A branch of two words need not fill a wall. */
const largest = 1.6

interface Run {
  readonly now: Store<Presentation | null>
  before: Before | null
  /** Main branches that were reached: nothing in them is folded until it ends. */
  readonly reached: Set<NodeId>
  /** What the steps were made of. */
  planned: { readonly scene: Scene; readonly screen: Size } | null
}

const runOf = perEditor<Run>(() => ({
  now: createStore<Presentation | null>(null),
  before: null,
  reached: new Set(),
  planned: null,
}))

/** Null while there is none. */
export function presentationOf(editor: MapEditor): Store<Presentation | null> {
  return runOf(editor).now
}

/** From the whole map on; what is being written is finished first. */
export function startPresentation(editor: MapEditor): void {
  const run = runOf(editor)
  if (run.now.get()) return
  const { view, selection, picked, lockReason } = editor
  const shown = shownAs(editor).get()
  run.before = {
    middle: middleOf(editor),
    zoom: view.get().zoom,
    selection: selection.get(),
    picked: picked.get(),
    lockReason: lockReason.get(),
    shown,
  }
  editor.writing.set(null)
  searchOf(editor).mode.set('closed')
  if (shown !== 'map') showAs(editor, 'map')
  lockReason.set('presenting')
  editor.select(nothing)
  unfoldReached(editor)
  put(editor, { steps: stepsNow(editor), at: 0, isCut: false })
}

export function endPresentation(editor: MapEditor): void {
  const run = runOf(editor)
  const { before } = run
  if (!before) return
  run.before = null
  put(editor, null)
  run.reached.clear()
  run.planned = null
  if (editor.scene.get().snapshot.nodes !== editor.document.snapshot.nodes) editor.preview(null)
  editor.lockReason.set(before.lockReason)
  editor.view.set(centred({ ...before.middle, width: 0, height: 0 }, editor.screen.get(), before.zoom))
  if (before.shown !== 'map') showAs(editor, before.shown)
  const { nodes } = editor.document.snapshot
  editor.select(before.selection.filter((id) => nodes.get(id)))
  if (before.picked) editor.pick(before.picked)
}

/** Past the ends nothing happens. */
export function goToStep(editor: MapEditor, at: number): void {
  const now = presentationOf(editor).get()
  const next = Math.min(Math.max(0, at), (now?.steps.length ?? 1) - 1)
  if (now && next !== now.at) put(editor, { ...reach(editor, now, next), isCut: false })
}

/** Where a step is shown: what is folded in its branch is unfolded for it, and then there may be more steps. */
function reach(editor: MapEditor, { steps }: Presentation, at: number): Pick<Presentation, 'steps' | 'at'> {
  const { snapshot } = editor.document
  const top = steps[at]?.tops[0]
  const { reached } = runOf(editor)
  const branch = top === undefined ? undefined : mainBranchOf(snapshot, top)
  if (branch === undefined || reached.has(branch)) return { steps, at }
  reached.add(branch)
  if (!unfoldReached(editor)) return { steps, at }
  const again = stepsNow(editor)
  return { steps: again, at: Math.max(0, placeOf(again, top)) }
}

/** False where nothing was folded there: then the map is the same. */
function unfoldReached(editor: MapEditor): boolean {
  const { reached } = runOf(editor)
  const { snapshot } = editor.scene.get()
  const isFolded = unfolded(snapshot, reached) !== snapshot.nodes
  if (isFolded) editor.preview((now) => ({ nodes: unfolded(now, reached) }))
  return isFolded
}

export function stepBy(editor: MapEditor, by: 1 | -1): void {
  goToStep(editor, (presentationOf(editor).get()?.at ?? 0) + by)
}

/** The map or the screen is another one: the same topics stay in sight, or, when they are gone, the same place in the walk. */
export function planAgain(editor: MapEditor): void {
  const now = presentationOf(editor).get()
  const { planned } = runOf(editor)
  if (!now || (planned?.scene === editor.scene.get() && planned.screen === editor.screen.get())) return
  unfoldReached(editor)
  const steps = stepsNow(editor)
  const same = placeOf(steps, now.steps[now.at]?.tops[0])
  const last = steps.length - 1
  const place = now.at === now.steps.length - 1 ? last : Math.min(now.at, last)
  put(editor, { steps, at: same >= 0 ? same : place, isCut: true })
}

/** The view in which the step can be seen. */
export function viewOfStep(editor: MapEditor, { steps, at }: Presentation): Viewport {
  const rect = steps[at]?.rect ?? editor.scene.get().bounds
  const screen = editor.screen.get()
  return framed(rect, screen, edgeOf(screen), largest)
}

function middleOf({ view, screen }: MapEditor): Point {
  const { width, height } = screen.get()
  return toMap(view.get(), { x: width / 2, y: height / 2 })
}

function put(editor: MapEditor, next: Presentation | null): void {
  const tops = next?.steps[next.at]?.tops ?? []
  present(editor, next ? (tops.length === 0 ? null : tops) : undefined)
  presentationOf(editor).set(next)
}

function stepsNow(editor: MapEditor): Step[] {
  const [scene, screen] = [editor.scene.get(), editor.screen.get()]
  runOf(editor).planned = { scene, screen }
  return stepsOf(scene, roomIn(screen, edgeOf(screen)))
}

/** The first step about a topic; -1 for none. */
function placeOf(steps: readonly Step[], top: NodeId | undefined): number {
  return top === undefined ? -1 : steps.findIndex(({ tops }) => tops.includes(top))
}
