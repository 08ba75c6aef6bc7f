import type { CoreChange } from '@ramify/document'
import { center, type Point, type Rect, type Size } from '@ramify/geometry'
import type { Drawn, ItemRef } from '@ramify/scene'
import { createStore, type ReadStore, type Store } from '../../platform/store.ts'
import { type ItemMarks, noMarks } from './item-marks.ts'
import { type LockReason, notifyLocked } from './lock-reason.ts'
import { pendingChange } from './pending-change.ts'
import type { Assets, EditorPorts, People } from './ports.ts'
import { isSameItem, leadOf, nothing, type Selection } from './selection.ts'
import { surroundings } from './surroundings.ts'
import type { LostText, TextPreview, TextTargets, Writing } from './text-targets.ts'
import { wholeClear } from './viewport/clear-part.ts'
import { type Covers, createCovers } from './viewport/covers.ts'
import { wholeView } from './viewport/first-view.ts'
import { createRestingView } from './viewport/resting-view.ts'
import type { Screen } from './viewport/screen.ts'
import { centred, clampZoom, panBy, revealClear, toMap, toScreen, type Viewport, zoomAt } from './viewport/viewport.ts'

/** The part of a document that is the same for every kind. Commands belong to the kind. */
export interface EditedDocument<Change = CoreChange<unknown>> {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undoDepth: number
  subscribe(listener: (change: Change) => void): () => void
  mergeChanges(first: Change, second: Change): Change
  mark(): void
  rejoin(): void
  undo(): boolean
  redo(): boolean
  takeBack(depth: number): void
  keepNotes(notes: { take: () => unknown; put: (note: unknown) => void }): void
  destroy(): void
}

/** The two ways a document can be looked at: as it is drawn, and as an outline where its kind has one. */
export type ShownAs = 'map' | 'outline'

/** One document open on one screen, whatever its kind: what is selected, what is looked at, what is being written. */
export interface CoreEditor {
  readonly document: EditedDocument
  /** The page as it is drawn now. */
  readonly scene: ReadStore<Drawn>
  readonly view: Store<Viewport>
  /** The view where it last came to rest. */
  readonly restingView: ReadStore<Viewport>
  readonly screen: Store<Screen>
  /** What lies over the page: whatever is brought into view is kept clear of it. */
  readonly covers: Covers
  /** Whatever is selected, of any type. */
  readonly selection: ReadStore<Selection>
  readonly writing: Store<Writing | null>
  readonly textTargets: TextTargets
  readonly shownAs: Store<ShownAs>
  /** What was selected when the drawing was left for the outline. */
  readonly leftAt: Store<ItemRef | null>
  /** The element id of the tree that screen readers read: two editors on one page must not share it. */
  readonly treeId: string
  /** Whether the person may change the document at all. Others can give and take that while it is open. */
  readonly editRight: ReadStore<boolean>
  /** The same at this moment. */
  readonly mayEdit: boolean
  /** Tells somebody who may not change the document that they have tried to. */
  tellOnlyLooks(tried: 'typing' | 'tapping'): void
  /** Whether anything of it may be copied. */
  readonly mayCopy: boolean
  /** The words below pictures of it that leave the editor; empty: none. */
  readonly watermark: string
  /** Why it is only looked at for now; null: it is not. */
  readonly lockReason: Store<LockReason | null>
  /** Nothing can be changed now, for either reason. */
  readonly readOnly: boolean
  readonly assets: Assets
  readonly people: People
  /** The id of the person whose view is followed. */
  readonly following: Store<string | null>
  /** What is marked on the page for the person alone. */
  readonly marks: Store<ItemMarks>
  /** Fulfilled when the page has been composed for the first time. */
  readonly ready: Promise<void>
  /** Whether an item can be selected: it is there, and in some kinds also shown. */
  has(item: ItemRef): boolean
  /** Whether commands are refused now; says so to the person when they are locked out. */
  isRefused(): boolean
  undo(): void
  redo(): void
  /** Selects items; what is written ends unless it is the only one of them. */
  select(selection: Selection): void
  /** Brings an item onto the screen. */
  show(item: ItemRef): void
  /** Brings what is written onto the screen; false for what is larger than that. */
  showWriting(): boolean
  /** Brings a part of the page onto the screen. */
  reveal(rect: Rect): void
  centre(item: ItemRef, zoom?: number): void
  fitAll(): void
  /**
   * The place it is drawn in has another size now; what was in the middle stays there, what is written in stays in sight. `moved`: how far
   * its corner went in the window, where only a panel beside it came or went: what is drawn stays where it is seen.
   */
  resize(size: Size, moved?: Point): void
  /** Goes back to a view of a place of that size: at once to its middle, and exactly when the place has the size again, unless people move it. */
  returnTo(view: Viewport, size: Size): void
  destroy(): void
}

/** What the core asks the kind of document for. */
interface Options<Page extends Drawn, Change extends CoreChange<unknown>>
  extends Pick<EditorPorts, 'readOnly' | 'onlyLooks' | 'editRight' | 'copyRight' | 'watermark' | 'assets' | 'people'> {
  document: EditedDocument<Change>
  /** Fulfilled when the fonts can be measured. Until then nothing is composed. */
  fonts: Promise<void>
  /** How large it will be when it is first seen. */
  screen?: Screen
  /** What is there before the first composition. */
  emptyPage: Page
  /** Composes the page; after a change of the document from what it was before. */
  compose: (after?: { before: Page; change: Change }) => Page
  firstView: (page: Page, screen: Screen) => Viewport
  /** Whether an item can stay selected. */
  has: (item: ItemRef) => boolean
  textTargets: TextTargets
  onTextLost: (lost: LostText, change: Change) => void
  /** Somebody else deleted what was selected, and nothing was written in it. */
  onSelectionLost?: (lost: ItemRef, change: Change) => void
}

/** What the makers of kinds get besides the editor itself. */
export interface EditorCore<Page extends Drawn> extends CoreEditor {
  readonly scene: ReadStore<Page>
  /** Composes and shows the page anew, or shows the one that is given; nothing before the first composition. */
  recompose(page?: (before: Page) => Page): void
  /** Shows changes of others that wait for the next frame. To be called before a command compares the page with what it becomes. */
  flush(): void
}

const margin = 48
/** Beside what is written in a hand, whose screen is narrow. */
const marginInHand = 24
/** Nobody can read what they write from farther away. */
const legible = 0.4
/** A phone would bring smaller letters nearer by itself, with all of the page. */
const leastWritten = 16
const isInHand = () => surroundings.get() === 'hand'
let editors = 0

const noAssets: Assets = {
  url: async () => null,
  refusal: () => 'editor.reason.no-images',
  add: () => Promise.reject(new Error('There is no place for pictures')),
}

const nobody: People = { others: createStore([]), show: () => undefined, summon: () => undefined }

export function createEditorCore<Page extends Drawn, Change extends CoreChange<unknown>>(
  options: Options<Page, Change>,
): EditorCore<Page> {
  const { document, fonts, emptyPage, compose, firstView, has, textTargets, onTextLost, assets = noAssets } = options
  const { editRight = createStore(!options.readOnly), people = nobody } = options
  let isReady = false
  const scene = createStore(emptyPage)
  const view = createStore<Viewport>({ x: 0, y: 0, zoom: 1 })
  const screen = createStore<Screen>(options.screen ?? { width: 0, height: 0 })
  const covers = createCovers()
  screen.subscribe(covers.change)
  const selection = createStore<Selection>(nothing)
  const shownAs = createStore<ShownAs>('map')
  const writing = createStore<Writing | null>(null)
  const lockReason = createStore<LockReason | null>(null)

  const ready = fonts.then(() => {
    isReady = true
    scene.set(compose())
    view.set(firstView(scene.get(), screen.get()))
  })

  /** What stood there when it was last looked at, and before it was written in. */
  let written = { now: '', before: '' }
  const apply = (change: Change) => {
    const item = writing.get()
    const rect = item ? textTargets.targetOf(item)?.rect : undefined
    scene.set(compose({ before: scene.get(), change }))
    const lead = leadOf(selection.get())
    selection.set(living(selection.get()))
    // Somebody else may have deleted what is being written in, or hidden it.
    if (item && !textTargets.targetOf(item)) loseWriting(item, rect, change)
    else if (lead && !item && !change.local && !has(lead)) options.onSelectionLost?.(lead, change)
    else if (item) {
      written = { ...written, now: textTargets.textOf(item)?.text ?? '' }
      // What was made to be written in has its place only now.
      if (!rect) comeNear()
    }
  }
  const changes = pendingChange<Change>({ merge: (first, second) => document.mergeChanges(first, second), apply })
  const stop = document.subscribe((change) => {
    if (isReady) changes.add(change)
  })
  /** The same object when all of them are still there. */
  const living = (items: Selection) => (items.every(has) ? items : items.filter(has))

  /** Nothing is selected afterwards: the next keys were meant for what is gone, and must not replace the words of another item. */
  const loseWriting = (item: Writing, rect: Rect | undefined, change: Change) => {
    const text = previewed ?? written.now
    const typed = text === written.before ? '' : text
    writing.set(null)
    if (change.local) return
    selection.set(nothing)
    onTextLost({ item, typed, rect, isDeleted: textTargets.textOf(item) === undefined }, change)
  }
  let previewed: string | null = null
  const watchedTargets: TextTargets = {
    ...textTargets,
    preview: (preview: TextPreview | null) => {
      previewed = preview?.text.text ?? null
      textTargets.preview(preview)
    },
  }
  writing.subscribe(() => {
    const item = writing.get()
    const before = item ? (textTargets.textOf(item)?.text ?? '') : ''
    written = { now: before, before }
    comeNear()
  })
  /** Whoever writes reads it as well. */
  const comeNear = () => {
    const item = writing.get()
    const target = item && textTargets.targetOf(item)
    if (!target) return
    const now = view.get()
    if (!isInHand()) {
      if (now.zoom < legible) view.set(centred(target.rect, screen.get(), 1))
      return
    }
    const least = leastWritten / target.font.size
    if (shownAs.get() === 'map' && now.zoom < least) view.set(zoomAt(now, toScreen(now, center(target.rect)), least))
  }
  const rectWritten = (): Rect | undefined => {
    const item = writing.get()
    return item ? textTargets.targetOf(item)?.rect : undefined
  }

  // What was typed so far is in the document; nothing more would be taken.
  const stopRight = editRight.subscribe(() => {
    if (!editRight.get()) writing.set(null)
  })
  const isRefused = () => {
    const why = lockReason.get()
    if (editRight.get() && why !== null) notifyLocked(why)
    return !editRight.get() || why !== null
  }
  const step = (move: () => boolean) => {
    if (isRefused()) return
    changes.flush()
    document.mark()
    move()
  }
  const select = (next: Selection) => {
    const item = writing.get()
    if (item && !isSameItem(leadOf(next), item)) writing.set(null)
    selection.set(next)
  }
  const reveal = (rect: Rect | undefined, room = margin) => {
    if (rect) view.set(revealClear(view.get(), rect, screen.get(), room, covers.rects()))
  }
  const show = (item: ItemRef) => reveal(scene.get().boxOf(item))
  document.keepNotes({
    take: () => selection.get(),
    put: (note) => {
      const before = living((note as Selection | undefined) ?? nothing)
      const lead = leadOf(before)
      if (lead === null) return
      select(before)
      show(lead)
    },
  })

  let isResizing = false
  let returning: { readonly view: Viewport; readonly size: Size } | null = null
  view.subscribe(() => {
    if (!isResizing) returning = null
  })
  const resize = (size: Size, moved: Point | undefined) => {
    const before = screen.get()
    if (isSameSize(before, size)) return
    screen.set({ ...before, ...size })
    if (!isReady || before.width * before.height * size.width * size.height === 0) return
    const middle = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 }
    const distance = moved ? { x: -moved.x, y: -moved.y } : middle
    const isBack = returning !== null && isSameSize(returning.size, size)
    view.set(isBack && returning ? returning.view : panBy(view.get(), distance))
    reveal(rectWritten())
  }

  return {
    document,
    scene,
    view,
    restingView: createRestingView(view),
    screen,
    covers,
    selection,
    writing,
    textTargets: watchedTargets,
    shownAs,
    leftAt: createStore<ItemRef | null>(null),
    treeId: `map-tree-${++editors}`,
    editRight,
    get mayEdit() {
      return editRight.get()
    },
    tellOnlyLooks: (tried) => {
      if (!editRight.get()) options.onlyLooks?.(tried)
    },
    get mayCopy() {
      return options.copyRight?.get() ?? true
    },
    get watermark() {
      return options.watermark?.() ?? ''
    },
    lockReason,
    marks: createStore(noMarks),
    get readOnly() {
      return !editRight.get() || lockReason.get() !== null
    },
    assets,
    people,
    following: createStore<string | null>(null),
    ready,
    has,
    isRefused,
    undo: () => step(() => document.undo()),
    redo: () => step(() => document.redo()),
    select,
    show,
    showWriting: () => {
      const rect = rectWritten()
      const room = isInHand() ? marginInHand : margin
      const { zoom } = view.get()
      const { width, height } = screen.get()
      const isLarge =
        rect !== undefined && (rect.height * zoom > height - 2 * room || rect.width * zoom > width - 2 * room)
      if (!isLarge) reveal(rect, room)
      return !isLarge
    },
    reveal: (rect) => reveal(rect),
    centre: (item, zoom = view.get().zoom) => {
      const rect = scene.get().boxOf(item)
      if (rect) view.set(centred(rect, screen.get(), clampZoom(zoom)))
    },
    fitAll: () => {
      const [page, place] = [scene.get(), screen.get()]
      // On a desk the map is larger than what lies over it.
      view.set(isInHand() ? wholeClear(page, place, covers.rects()) : wholeView(page, place))
    },
    resize: (size, moved) => {
      isResizing = true
      resize(size, moved)
      isResizing = false
    },
    returnTo: (then, size) => {
      const middle = toMap(then, { x: size.width / 2, y: size.height / 2 })
      view.set(centred({ ...middle, width: 0, height: 0 }, screen.get(), then.zoom))
      returning = { view: then, size }
    },
    flush: changes.flush,
    recompose: (page = () => compose()) => {
      if (!isReady) return
      changes.flush()
      scene.set(page(scene.get()))
    },
    destroy: () => {
      stop()
      changes.drop()
      stopRight()
      document.destroy()
    },
  }
}

const isSameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height
