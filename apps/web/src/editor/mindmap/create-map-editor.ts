import type { Command, CommandResult, MapDocument, MapSnapshot, NodeId } from '@ramify/document'
import {
  composeScene,
  hasSides,
  type ItemRef,
  landmarksOf,
  type MapItem,
  type Scene,
  type SceneInput,
  type SidesByTopic,
  themeOf,
} from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import { createStore, mappedStore } from '../../platform/store.ts'
import { createFarPictures } from '../canvas/far-pictures.ts'
import { createEditorCore, type EditorCore } from '../core/editor.ts'
import { collectionOfPage } from '../core/own-collection.ts'
import type { EditorPorts, Habits } from '../core/ports.ts'
import { nothing, type Selection } from '../core/selection.ts'
import type { TextPreview } from '../core/text-targets.ts'
import type { Screen } from '../core/viewport/screen.ts'
import type { EditorKind } from '../editor-kind.ts'
import { createTools } from '../input/gestures/tool.ts'
import { createUploads } from '../input/pictures/uploads.ts'
import type { Caret } from '../input/text/caret.ts'
import type { TakeColor } from '../views/colors/eyedropper.ts'
import { withdrawLostText } from '../views/people/offer-back.ts'
import { createPresentation } from '../views/presentation/step.ts'
import { createSearch } from '../views/search/search.ts'
import { themePlan } from '../views/themes/theme-plan.ts'
import { createCarriedState } from './content/carried-state.ts'
import { isInDrilled } from './drilling/drill.ts'
import { drilledSnapshot } from './drilling/drilled-snapshot.ts'
import { firstView } from './first-view.ts'
import { clearFloating, type MovedFloating } from './floating/clear-floating.ts'
import { type Branches, createFocusedBranch, createLitBranches } from './focus/focus-state.ts'
import { lateFormulas } from './formulas/late-formulas.ts'
import type { Hit } from './gestures/map-hit.ts'
import type { MapGesturePreview } from './gestures/preview.ts'
import type { OwnIcons } from './icons/own-icon.ts'
import { drawnOf, type SelectedItem, sameItem } from './items/selected-item.ts'
import type { MapEditor } from './map-editor.ts'
import { createRelating } from './relations/relating-state.ts'
import { keepSides } from './sides/keep-sides.ts'
import { calendar } from './tasks/calendar.ts'
import { currentText, targetOf, textOf, textPlace } from './text/map-texts.ts'
import { tellLostText, tellLostTopic } from './text/offer-lost-text.ts'
import { withTextPreview } from './text/text-preview.ts'
import { settleThemeOnChange } from './themes/asked-theme.ts'
import type { OwnThemes, ThemeNamed } from './themes/own-theme.ts'
import type { NamedChoice } from './themes/theme-choice.ts'

/** What a map gets from outside besides what every editor does. */
export interface MapPorts extends EditorPorts {
  themes?: OwnThemes
  icons?: OwnIcons
  /** Drawn in this theme, whichever the map has. */
  theme?: Theme
  /** Branches can be folded although nothing can be changed: the document is a copy that goes with the page. */
  foldsFreely?: boolean
}

interface Options extends MapPorts {
  kind: EditorKind
  document: MapDocument
  measurer: Measurer
  /** Fulfilled when the fonts of the map can be measured. Until then nothing is laid out. */
  fonts: Promise<void>
  /** How large it will be when it is first seen. */
  screen?: Screen
}

const emptyMap = { root: '', floating: [], lines: new Map(), ranges: new Map(), callouts: new Map() }
const usualHabits: Habits = { hidesExpander: false, addsByDoubleClick: true }
const nobody = async () => []
const refused: CommandResult = { ok: false, refusal: { code: 'bad-argument', argument: 'readOnly' } }

export function createMapEditor(options: Options): MapEditor {
  const { kind, document, habits = usualHabits, limits, comments = null, copyLinkTo = null } = options
  const { themes = collectionOfPage(), hasMap = async () => true, members = nobody } = options
  let { measurer } = options
  let formulas = lateFormulas((next) => {
    formulas = next
    core.recompose()
  })
  const drilledTopic = createStore<NodeId | null>(null)
  let tried: Parameters<MapEditor['preview']>[0] = null
  let previewed: TextPreview | null = null
  const effectiveSnapshot = (snapshot: MapSnapshot): MapSnapshot => {
    const shown = tried ? { ...snapshot, ...(typeof tried === 'function' ? tried(snapshot) : tried) } : snapshot
    const written = previewed ? withTextPreview(shown, previewed) : shown
    const branch = drilledTopic.get()
    return branch === null ? written : drilledSnapshot(written, branch)
  }
  /** Balanced when the map was opened, and kept: while somebody types, no branch changes its side. */
  let sides: SidesByTopic = new Map()
  let sidesInBranch: SidesByTopic = new Map()
  const compose = (input: Partial<SceneInput> = {}) => {
    const snapshot = input.snapshot ?? effectiveSnapshot(document.snapshot)
    const isWhole = drilledTopic.get() === null
    const counts = comments?.counts.get()
    const composed = composeScene({
      ...input,
      snapshot,
      theme: options.theme ?? themeOf(snapshot),
      measurer,
      formulas,
      calendar: calendar.get(),
      sides: isWhole ? sides : sidesInBranch,
      ...(counts && { comments: counts }),
    })
    // Of a trial nothing is left. What is folded away, or stands in another way for a while, is remembered.
    if (!isWhole) sidesInBranch = composed.automaticSides
    else if (!tried && !hasSides(sides, composed.automaticSides))
      sides = new Map([...sides, ...composed.automaticSides])
    return composed
  }

  const core: EditorCore<Scene> = createEditorCore({
    ...options,
    emptyPage: compose({ snapshot: { ...document.snapshot, ...emptyMap } }),
    compose: (after) =>
      after && !tried && !previewed && drilledTopic.get() === null
        ? compose({ snapshot: after.change.after, previous: after.before, change: after.change })
        : compose(),
    firstView: (page, screen) => firstView(landmarksOf(page), screen),
    // A topic stays selected while it is folded away; what hangs on topics does not.
    has: (item) =>
      item.type === 'node'
        ? document.snapshot.nodes.get(item.id) !== undefined
        : drawnOf(core.scene.get(), item as SelectedItem) !== undefined,
    textTargets: {
      current: () => currentText(document.snapshot, core.selection.get()),
      textOf: (item) => textOf(document.snapshot, item as ItemRef<MapItem>),
      targetOf: (item) => targetOf(core.scene.get(), item as ItemRef<MapItem>),
      edit: (item, delta) => void continueStep({ type: 'editText', ...textPlace(item), delta }),
      format: (item, { start: from, end: to }, attributes) =>
        void editor.execute({ type: 'formatText', ...textPlace(item), from, to, attributes }),
      preview: (preview) => previewText(preview?.type === 'node' ? preview : null),
    },
    onTextLost: (lost, change) => tellLostText(editor, lost, change),
    onSelectionLost: ({ type, id }, change) => {
      if (type === 'node') tellLostTopic(editor, { id, typed: null }, change)
    },
  })
  const stopComments = comments?.counts.subscribe(() => core.recompose((previous) => compose({ previous })))
  drilledTopic.subscribe(() => {
    sidesInBranch = new Map()
    core.recompose()
  })
  core.scene.subscribe(() => {
    const branch = drilledTopic.get()
    // Somebody has deleted it.
    if (branch !== null && !document.snapshot.nodes.get(branch)) drilledTopic.set(null)
  })
  const leadOut = (id: NodeId) => {
    if (!isInDrilled(editor, id)) drilledTopic.set(null)
  }
  const stopCalendar = calendar.subscribe(() => core.recompose((previous) => compose({ previous })))

  const previewText = (preview: TextPreview | null) => {
    const id = preview?.id ?? previewed?.id
    if (id === undefined) return
    previewed = preview
    core.recompose((previous) => {
      const [before, after] = [previous.snapshot, effectiveSnapshot(document.snapshot)]
      const change = { before, after, nodes: new Set([id]), structure: false, settings: false, local: true }
      // A trial is another map each time it is asked for.
      return compose(tried || drilledTopic.get() !== null ? {} : { snapshot: after, previous, change })
    })
  }

  const foldsFreely = () => options.foldsFreely === true && core.lockReason.get() !== 'presenting'
  const moved: MovedFloating = new Map()
  /** Another layout, or a new main topic, moves only what has to move. */
  const keepPlaces = (before: Scene, hasSetLayout: boolean) => {
    // What stands where in a branch alone says nothing of the map.
    if (drilledTopic.get() !== null) return
    document.batch(keepSides(before, core.scene.get()))
    if (hasSetLayout) document.batch(clearFloating(before, core.scene.get(), moved))
  }
  const continueStep = (command: Command) => {
    const isFreeFold = command.type === 'setFold' && foldsFreely()
    if (!isFreeFold && core.isRefused()) return refused
    // Letters change no places: they are drawn together with what others did meanwhile, in one go.
    if (command.type === 'editText') return document.execute(command)
    core.flush()
    const before = core.scene.get()
    const result = document.execute(command)
    keepPlaces(before, command.type === 'setLayout')
    return result
  }
  const batch = (commands: Iterable<Command>) => {
    if (core.isRefused()) return refused
    core.flush()
    const before = core.scene.get()
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

  const selectedTopics = mappedStore(core.selection, topicsIn)
  const selectedItem = mappedStore(core.selection, itemIn)
  const focusedBranch = createFocusedBranch(core.scene)
  const presentedTopics = createStore<Branches | undefined>(undefined)
  const litBranches = createLitBranches(focusedBranch, presentedTopics)
  const dressesLevel = createStore(false)
  selectedTopics.subscribe(() => dressesLevel.set(false))
  // Lines and boundaries have no rows.
  core.shownAs.subscribe(() => {
    if (core.shownAs.get() === 'outline' && selectedItem.get()) core.select(nothing)
  })
  const { destroy } = core

  const searched = Object.assign(core, {
    kind,
    document,
    farPictures: createFarPictures(core.assets),
    spotlight: {
      lit: litBranches,
      farLayers: (area) => litBranches.get()?.flatMap((branch) => core.scene.get().farLayers(area, branch)) ?? null,
    },
    caret: createStore<Caret | null>(null),
    tools: createTools(),
    gesturePreview: createStore<MapGesturePreview | null>(null),
    uploads: createUploads(),
    selectedTopics,
    selectedItem,
    habits,
    themes,
    ownIcons: options.icons ?? collectionOfPage(),
    comments,
    copyLinkTo,
    members,
    hasMap,
    hovered: createStore<NodeId | null>(null),
    pointedAt: createStore<Hit | null>(null),
    triedOpacity: createStore<number | null>(null),
    eyedropper: createStore<TakeColor | null>(null),
    content: createCarriedState(),
    drilledTopic,
    shownBranch: mappedStore(drilledTopic, (id) => id ?? ''),
    focusedBranch,
    litBranches,
    openNote: createStore<NodeId | null>(null),
    presentedTopics,
    presentedBranches: new Set<NodeId>(),
    relating: createRelating({ scene: core.scene, writing: core.writing, selectedItem }),
    dressesLevel,
    askedTheme: createStore<NamedChoice | null>(null),
    themeDialog: createStore<ThemeNamed | null>(null),
    execute: (command: Command) => {
      document.mark()
      const result = continueStep(command)
      document.mark()
      return result
    },
    continueStep,
    batch,
    mayFold: () => !core.readOnly || foldsFreely(),
    selectTopics: (ids: readonly NodeId[]) => core.select(ids.map((id) => ({ type: 'node', id }))),
    selectItem: (item: SelectedItem) => {
      if (drawnOf(core.scene.get(), item) && !sameItem(selectedItem.get(), item)) core.select([item])
    },
    selectAndShow: (id: NodeId) => {
      leadOut(id)
      core.select([{ type: 'node', id }])
      core.show({ type: 'node', id })
    },
    showTopic: (id: NodeId) => {
      leadOut(id)
      core.show({ type: 'node', id })
    },
    centreTopic: (id: NodeId, zoom?: number) => {
      leadOut(id)
      core.centre({ type: 'node', id }, zoom)
    },
    balance: () => {
      const { root, nodes } = document.snapshot
      const ids = (nodes.get(root)?.children ?? []).filter((id) => nodes.get(id)?.side !== null)
      sides = new Map()
      if (ids.length > 0) editor.execute({ type: 'setSide', ids, side: null })
      else core.recompose()
    },
    preview: (trial) => {
      tried = trial
      core.recompose()
    },
    hasRoomFor: (topics: number) => {
      const limit = limits?.nodes ?? null
      const count = document.snapshot.nodes.size
      if (limit === null || count + topics <= limit) return true
      limits?.onReached(limit, count)
      return false
    },
    ...themePlan(limits),
    measureAgain: (next: Measurer) => {
      measurer = next
      core.recompose()
    },
    presentation: createPresentation(),
    destroy: () => {
      stopComments?.()
      stopCalendar()
      withdrawLostText()
      destroy()
    },
  } satisfies Omit<MapEditor, keyof typeof core | 'search'> & Partial<MapEditor>)
  const editor: MapEditor = Object.assign(searched, { search: createSearch(searched) })
  settleThemeOnChange(editor)
  return editor
}

/** The same empty list each time: whoever watches topics does not hear of lines. */
function topicsIn(selection: Selection): readonly NodeId[] {
  const topics = selection.filter(({ type }) => type === 'node')
  return topics.length === 0 ? nothing : topics.map(({ id }) => id)
}

function itemIn(selection: Selection): SelectedItem | null {
  const [item, another] = selection
  return item && item.type !== 'node' && another === undefined ? (item as SelectedItem) : null
}
