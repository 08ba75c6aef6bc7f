import type { Command, CommandResult, MapDocument, MapSnapshot, NodeId, SnapshotChange } from '@ramify/document'
import { center, type Rect, type Size } from '@ramify/geometry'
import { composeScene, hasSides, type Scene, type SceneInput, type SidesByTopic, themeOf } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import { notify } from '../../platform/notices/notices.ts'
import { createStore, type Store } from '../../platform/store.ts'
import { type LockReason, notifyLocked } from '../core/lock-reason.ts'
import type { Assets, Comments, Habits, Limits, OwnThemes } from '../core/ports.ts'
import { leadOf, living, nothing, type Selection } from '../core/selection.ts'
import { type Covers, createCovers } from '../core/viewport/covers.ts'
import { firstView, wholeView } from '../core/viewport/first-view.ts'
import { centred, clampZoom, panBy, revealClear, type Viewport } from '../core/viewport/viewport.ts'
import type { Writing } from '../input/text/writing.ts'
import { clearFloating, type MovedFloating } from './floating/clear-floating.ts'
import { lateFormulas } from './formulas/late-formulas.ts'
import { drawnOf, type Picked, samePicked } from './items/picked.ts'
import { keepSides } from './sides/keep-sides.ts'
import { offerLostText, withdrawLostText } from './text/offer-lost-text.ts'
import { placeWritten, textWritten } from './text/place-written.ts'
import { type TextPreview, withTextPreview } from './text/text-preview.ts'
import { themesOfPage } from './themes/themes-of-page.ts'

/** One document open on one screen: what is selected, what is looked at, what is being written. */
export interface MapEditor {
  readonly document: MapDocument
  readonly scene: Store<Scene>
  readonly view: Store<Viewport>
  readonly screen: Store<Size>
  /** What lies over the map: whatever is brought into view is kept clear of it. */
  readonly covers: Covers
  readonly selection: Store<Selection>
  /** A relation line, summary, boundary or callout: then no topic is selected. */
  readonly picked: Store<Picked | null>
  readonly writing: Store<Writing | null>
  readonly hovered: Store<NodeId | null>
  /** Whether the person may change the map at all. */
  readonly mayEdit: boolean
  /** Why it is only looked at for now; null: it is not. */
  readonly lockReason: Store<LockReason | null>
  /** Nothing can be changed now, for either reason. */
  readonly readOnly: boolean
  readonly assets: Assets
  readonly habits: Habits
  /** Themes that the person made. */
  readonly themes: OwnThemes
  /** Null where nobody comments. */
  readonly comments: Comments | null
  /** Whether a map that a link leads to is there for this person. */
  readonly hasMap: (id: string) => Promise<boolean>
  /** Fulfilled when the map has been laid out for the first time. */
  readonly ready: Promise<void>
  /** Carries a command out as an undo step of its own; refuses all of them while reading. */
  execute: (command: Command) => CommandResult
  /** The same as part of the step that is open: the keys of one burst, the moves of one gesture. */
  continueStep: (command: Command) => CommandResult
  /** Executes commands as one undo step that is laid out and drawn once. */
  batch: (commands: Iterable<Command>) => CommandResult
  undo: () => void
  redo: () => void
  select: (selection: Selection) => void
  /** Selects a line, a range or a callout in place of topics; nothing happens when it is not shown. */
  pick: (picked: Picked) => void
  /** Selects one and brings it onto the screen. */
  selectAndShow: (id: NodeId) => void
  show: (id: NodeId) => void
  /** Brings what is written onto the screen; false for what is taller than that. */
  showWriting: () => boolean
  /** Brings a part of the map onto the screen. */
  reveal: (rect: Rect) => void
  centre: (id: NodeId, zoom?: number) => void
  fitAll: () => void
  /** Deals the main topics out to both sides anew, so that these are about equally high; sides that people chose are given up. */
  balance: () => void
  /** The place it is drawn in has another size now; what was in the middle stays there, what is written in stays in sight. */
  resize: (size: Size) => void
  /** Shows the map as it would look, or as it would be made of whatever it is then; null: as it is. Nothing is written. */
  preview: (trial: Trial | ((snapshot: MapSnapshot) => Trial) | null) => void
  /** Shows a topic with words that are not in the document, as an input method makes them; null: none. */
  previewText: (preview: TextPreview | null) => void
  /** Whether so many more topics fit; says so to the person when they do not. */
  hasRoomFor: (topics: number) => boolean
  /** Whether some things come with a higher plan at all. */
  readonly hasPlans: boolean
  /** Whether things of this level may be chosen; says so to the person when they may not. */
  mayChoose: (level: number) => boolean
  /** Fonts have come that measure differently. */
  measureAgain: (measurer: Measurer) => void
  destroy: () => void
}

/** What of a map can be looked at before it is chosen. */
export type Trial = Partial<
  Pick<MapSnapshot, 'theme' | 'layout' | 'nodes' | 'levels' | 'colors' | 'background' | 'spacing'>
>

/** What undo and redo give back besides the map. */
interface Note {
  readonly selection: Selection
  readonly picked: Picked | null
}

interface Options {
  document: MapDocument
  measurer: Measurer
  /** Fulfilled when the fonts of the map can be measured. Until then nothing is laid out. */
  fonts: Promise<void>
  /** How large it will be when it is first seen. */
  screen?: Size
  readOnly?: boolean
  assets?: Assets
  hasMap?: (id: string) => Promise<boolean>
  limits?: Limits
  habits?: Habits
  themes?: OwnThemes
  comments?: Comments
}

const margin = 48
const legible = 0.4
const emptyMap = { root: '', floating: [], lines: new Map(), ranges: new Map(), callouts: new Map() }
const noAssets: Assets = {
  url: async () => null,
  refusal: () => 'editor.reason.no-images',
  add: () => Promise.reject(new Error('There is no place for pictures')),
}
const usualHabits: Habits = { hidesExpander: false, addsByDoubleClick: true }

export function createMapEditor(options: Options): MapEditor {
  const { document, fonts, assets = noAssets, habits = usualHabits, limits, comments = null } = options
  const { themes = themesOfPage() } = options
  const { hasMap = async () => true } = options
  const mayEdit = !options.readOnly
  let { measurer } = options
  let isReady = false
  let formulas = lateFormulas((next) => {
    formulas = next
    if (isReady) scene.set(compose())
  })
  let tried: Parameters<MapEditor['preview']>[0] = null
  let previewed: TextPreview | null = null
  const effectiveSnapshot = (snapshot: MapSnapshot): MapSnapshot => {
    const shown = tried ? { ...snapshot, ...(typeof tried === 'function' ? tried(snapshot) : tried) } : snapshot
    return previewed ? withTextPreview(shown, previewed) : shown
  }
  /** Balanced when the map was opened, and kept: while somebody types, no branch changes its side. */
  let sides: SidesByTopic = new Map()
  const compose = (input: Partial<SceneInput> = {}) => {
    const snapshot = input.snapshot ?? effectiveSnapshot(document.snapshot)
    const counts = comments?.counts.get()
    const composed = composeScene({
      ...input,
      snapshot,
      theme: themeOf(snapshot),
      measurer,
      formulas,
      sides,
      ...(counts && { comments: counts }),
    })
    // Of a trial nothing is left. What is folded away, or stands in another way for a while, is remembered.
    if (!tried && !hasSides(sides, composed.automaticSides)) sides = new Map([...sides, ...composed.automaticSides])
    return composed
  }

  const scene = createStore(compose({ snapshot: { ...document.snapshot, ...emptyMap } }))
  const view = createStore<Viewport>({ x: 0, y: 0, zoom: 1 })
  const screen = createStore<Size>(options.screen ?? { width: 0, height: 0 })
  const covers = createCovers()
  screen.subscribe(covers.change)
  const selection = createStore<Selection>(nothing)
  const picked = createStore<Picked | null>(null)
  const writing = createStore<Writing | null>(null)
  const hovered = createStore<NodeId | null>(null)
  const lockReason = createStore<LockReason | null>(null)

  const ready = fonts.then(() => {
    isReady = true
    scene.set(compose())
    view.set(firstView(scene.get(), screen.get()))
  })

  const stop = document.subscribe((change) => {
    if (!isReady) return
    const written = writing.get()
    const place = written && placeWritten(scene.get(), written)
    scene.set(compose(tried || previewed ? {} : { snapshot: change.after, previous: scene.get(), change }))
    selection.set(living(selection.get(), change.after))
    // Somebody else may have deleted what is being written in, or folded it away.
    if (written && !placeWritten(scene.get(), written)) loseWriting(written, change, place?.rect)
    const hadPicked = picked.get()
    if (hadPicked && !drawnOf(scene.get(), hadPicked)) picked.set(null)
  })

  const stopComments = comments?.counts.subscribe(() => {
    if (isReady) scene.set(compose({ previous: scene.get() }))
  })

  /** Nothing is selected afterwards: the next keys were meant for what is gone, and must not replace the words of another topic. */
  const loseWriting = (written: Writing, { before, after, local }: SnapshotChange, rect: Rect | undefined) => {
    const text = previewed?.text.text ?? textWritten(before, written)?.text ?? ''
    const isTyped = text !== '' && text !== textBefore
    writing.set(null)
    if (local) return
    selection.set(nothing)
    picked.set(null)
    const isLabel = written.part !== undefined
    if (textWritten(after, written)) notify({ kind: 'status', words: (say) => say.text('editor.said.writing-folded') })
    else if (rect && isTyped) offerLostText(editor, { text, at: center(rect), isLabel })
    else
      notify({
        kind: 'status',
        words: (say) => say.text(isLabel ? 'editor.said.label-gone' : 'editor.said.writing-gone'),
      })
  }
  /** What stood there before it was written in. */
  let textBefore = ''
  // Nobody can read what they write from far away.
  writing.subscribe(() => {
    const written = writing.get()
    textBefore = written ? (textWritten(document.snapshot, written)?.text ?? '') : ''
    const rect = rectWritten()
    if (rect && view.get().zoom < legible) view.set(centred(rect, screen.get(), 1))
  })

  const refused: CommandResult = { ok: false, refusal: { code: 'bad-argument', argument: 'readOnly' } }
  const isRefused = () => {
    const why = lockReason.get()
    if (mayEdit && why !== null) notifyLocked(why)
    return !mayEdit || why !== null
  }
  const moved: MovedFloating = new Map()
  const continueStep = (command: Command) => {
    if (isRefused()) return refused
    const before = scene.get()
    const result = document.execute(command)
    keepPlaces(before, command.type === 'setLayout')
    return result
  }
  const batch = (commands: Iterable<Command>) => {
    if (isRefused()) return refused
    const before = scene.get()
    let hasSetLayout = false
    function* watched() {
      for (const command of commands) {
        hasSetLayout ||= command.type === 'setLayout'
        yield command
      }
    }
    document.mark()
    const result = document.batch(watched())
    keepPlaces(before, hasSetLayout)
    document.mark()
    return result
  }
  /** Another layout, or a new main topic, moves only what has to move. */
  const keepPlaces = (before: Scene, hasSetLayout: boolean) => {
    document.batch(keepSides(before, scene.get()))
    if (hasSetLayout) document.batch(clearFloating(before, scene.get(), moved))
  }
  const rectOf = (id: NodeId): Rect | undefined => scene.get().placeOf(id)
  const rectWritten = (): Rect | undefined => {
    const written = writing.get()
    return written ? placeWritten(scene.get(), written)?.rect : undefined
  }
  const step = (move: () => boolean) => {
    if (isRefused()) return
    document.mark()
    move()
  }
  const select = (next: Selection) => {
    const written = writing.get()
    if (written?.part !== undefined || leadOf(next) !== written?.id) writing.set(null)
    picked.set(null)
    selection.set(next)
  }
  const pick = (next: Picked) => {
    if (!drawnOf(scene.get(), next)) return
    if (writing.get()?.part !== next.kind || writing.get()?.id !== next.id) writing.set(null)
    selection.set(nothing)
    picked.set(samePicked(picked.get(), next) ? picked.get() : next)
  }
  const reveal = (rect: Rect | undefined) => {
    if (rect) view.set(revealClear(view.get(), rect, screen.get(), margin, covers.rects()))
  }
  const show = (id: NodeId) => reveal(rectOf(id))
  document.keepNotes({
    take: (): Note => ({ selection: selection.get(), picked: picked.get() }),
    put: (note) => {
      const before = note as Note | undefined
      const thing = before?.picked ?? null
      if (thing && drawnOf(scene.get(), thing)) return pick(thing)
      const selected = living(before?.selection ?? nothing, document.snapshot)
      const lead = leadOf(selected)
      if (lead === null) return
      select(selected)
      show(lead)
    },
  })

  const editor: MapEditor = {
    document,
    scene,
    view,
    screen,
    covers,
    selection,
    picked,
    writing,
    hovered,
    mayEdit,
    lockReason,
    get readOnly() {
      return !mayEdit || lockReason.get() !== null
    },
    assets,
    habits,
    themes,
    comments,
    hasMap,
    ready,
    execute: (command) => {
      document.mark()
      const result = continueStep(command)
      document.mark()
      return result
    },
    continueStep,
    batch,
    undo: () => step(() => document.undo()),
    redo: () => step(() => document.redo()),
    select,
    pick,
    selectAndShow: (id) => {
      select([id])
      show(id)
    },
    show,
    showWriting: () => {
      const rect = rectWritten()
      const isTall = rect !== undefined && rect.height * view.get().zoom > screen.get().height - 2 * margin
      if (!isTall) reveal(rect)
      return !isTall
    },
    reveal,
    centre: (id, zoom = view.get().zoom) => {
      const rect = rectOf(id)
      if (rect) view.set(centred(rect, screen.get(), clampZoom(zoom)))
    },
    fitAll: () => view.set(wholeView(scene.get(), screen.get())),
    balance: () => {
      const { root, nodes } = document.snapshot
      const ids = (nodes.get(root)?.children ?? []).filter((id) => nodes.get(id)?.side !== null)
      sides = new Map()
      if (ids.length > 0) editor.execute({ type: 'setSide', ids, side: null })
      else if (isReady) scene.set(compose())
    },
    resize: (size) => {
      const before = screen.get()
      if (before.width === size.width && before.height === size.height) return
      screen.set(size)
      if (!isReady || before.width * before.height * size.width * size.height === 0) return
      const distance = { x: (size.width - before.width) / 2, y: (size.height - before.height) / 2 }
      view.set(panBy(view.get(), distance))
      reveal(rectWritten())
    },
    preview: (trial) => {
      tried = trial
      if (isReady) scene.set(compose())
    },
    previewText: (preview) => {
      const id = preview?.id ?? previewed?.id
      if (!isReady || id === undefined) return
      previewed = preview
      const previous = scene.get()
      const [before, after] = [previous.snapshot, effectiveSnapshot(document.snapshot)]
      // A trial is another map each time it is asked for.
      const change = { before, after, nodes: new Set([id]), structure: false, settings: false, local: true }
      scene.set(compose(tried ? {} : { snapshot: after, previous, change }))
    },
    hasRoomFor: (topics) => {
      const limit = limits?.nodes ?? null
      const count = document.snapshot.nodes.size
      if (limit === null || count + topics <= limit) return true
      limits?.onReached(limit, count)
      return false
    },
    hasPlans: limits?.hasPlans ?? false,
    mayChoose: (level) => {
      if (level <= (limits?.level ?? level)) return true
      limits?.onLevel()
      return false
    },
    measureAgain: (next) => {
      measurer = next
      if (isReady) scene.set(compose())
    },
    destroy: () => {
      stop()
      stopComments?.()
      withdrawLostText()
      document.destroy()
    },
  }
  return editor
}
