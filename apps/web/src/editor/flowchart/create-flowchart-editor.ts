import type {
  FlowchartChange,
  FlowchartCommand,
  FlowchartDocument,
  FlowchartSnapshot,
  LayerId,
  PageId,
} from '@ramify/document'
import { composeFlowchart, type FlowchartPage, type FlowItem, type ItemRef } from '@ramify/scene'
import type { Measurer } from '@ramify/text'
import { type Theme, themeById } from '@ramify/themes'
import { createStore } from '../../platform/store.ts'
import { createFarPictures } from '../canvas/far-pictures.ts'
import { createEditorCore, type EditorCore } from '../core/editor.ts'
import { collectionOfPage } from '../core/own-collection.ts'
import type { EditorPorts } from '../core/ports.ts'
import { leadOf, nothing } from '../core/selection.ts'
import type { TextPreview } from '../core/text-targets.ts'
import type { Screen } from '../core/viewport/screen.ts'
import { isFar, visibleRect } from '../core/viewport/viewport.ts'
import type { EditorKind } from '../editor-kind.ts'
import { createTools } from '../input/gestures/tool.ts'
import { createUploads } from '../input/pictures/uploads.ts'
import type { Caret } from '../input/text/caret.ts'
import { withdrawLostText } from '../views/people/offer-back.ts'
import { createPresentation } from '../views/presentation/step.ts'
import { createSearch } from '../views/search/search.ts'
import { themePlan } from '../views/themes/theme-plan.ts'
import { createConnectorState } from './connectors/connector-state.ts'
import { addLabel, removeEmptyLabels } from './connectors/labels.ts'
import { createCarried } from './drawing/carried.ts'
import { findWaysWhenIdle } from './drawing/find-ways.ts'
import { firstFlowchartView } from './drawing/first-flowchart-view.ts'
import type { FlowchartDialog, FlowchartEditor, FlowchartResult, Trial } from './flowchart-editor.ts'
import type { FlowchartGesturePreview } from './gestures/preview.ts'
import { hasItem } from './items/items.ts'
import { OverlaidMap } from './items/overlaid-map.ts'
import type { OwnShapes } from './library/own-shape.ts'
import type { PointedMark } from './marks/pointed-mark.ts'
import { tellLostItem, tellLostText } from './people/offer-lost-items.ts'
import { currentText, targetOf, textOf, textPlace, withText } from './text/flowchart-texts.ts'
import { growToText } from './text/grow-to-text.ts'
import { removeEmptyTexts } from './text/remove-empty-text.ts'

interface Options extends EditorPorts {
  shapes?: OwnShapes
  kind: EditorKind
  document: FlowchartDocument
  /** Drawn in this theme, whichever the flowchart has. */
  theme?: Theme
  measurer: Measurer
  /** Fulfilled when the fonts of the page can be measured. */
  fonts: Promise<void>
  /** How large it will be when it is first seen. */
  screen?: Screen
}

const refused: FlowchartResult = { ok: false, refusal: { code: 'bad-argument', argument: 'readOnly' } }

export function createFlowchartEditor(options: Options): FlowchartEditor {
  const { kind, document, limits, comments = null, copyLinkTo = null } = options
  let { measurer } = options
  let trial: Trial | null = null
  let previewed: TextPreview | null = null
  const page = createStore<PageId>(document.snapshot.pages[0]?.id ?? '')

  /** What is shown: the document with what is only tried. */
  const shown = (snapshot: FlowchartSnapshot): FlowchartSnapshot => {
    const tried = trial ? withTrial(snapshot, trial) : snapshot
    return previewed ? withText(tried, previewed) : tried
  }
  // Where all is too small to be read, ways of what is not in the hand can wait until it is let go.
  const inSight = () =>
    isFar(core.view.get()) && carried.get() ? null : visibleRect(core.view.get(), core.screen.get())
  const compose = (snapshot: FlowchartSnapshot, previous?: FlowchartPage, change?: FlowchartChange) => {
    const counts = comments?.counts.get()
    return composeFlowchart({
      snapshot,
      page: page.get(),
      theme: options.theme ?? themeById(snapshot.theme),
      measurer,
      inSight,
      ...(previous && { previous }),
      ...(change && { change }),
      ...(counts && { comments: counts }),
    })
  }

  const core: EditorCore<FlowchartPage> = createEditorCore({
    ...options,
    emptyPage: compose({ ...document.snapshot, shapes: new Map(), connectors: new Map(), labels: new Map() }),
    compose: (after) => {
      if (!after) return compose(shown(document.snapshot))
      const { before, change } = after
      return trial || previewed ? compose(shown(change.after), before) : compose(change.after, before, change)
    },
    firstView: firstFlowchartView,
    has: (item) => hasItem(document.snapshot, page.get(), item as ItemRef<FlowItem>),
    textTargets: {
      current: () => currentText(document.snapshot, core.selection.get()),
      make: () => {
        const lead = leadOf(core.selection.get())
        const id = lead?.type === 'connector' ? addLabel(editor, lead.id) : null
        return id === null ? null : { type: 'label', id }
      },
      textOf: (item) => textOf(document.snapshot, item as ItemRef<FlowItem>),
      targetOf: (item) => targetOf(core.scene.get(), item as ItemRef<FlowItem>),
      edit: (item, delta) => {
        continueStep({ type: 'editText', ...textPlace(item), delta })
        if (item.type === 'shape') for (const command of growToText(core.scene.get(), item.id)) continueStep(command)
      },
      format: (item, { start: from, end: to }, attributes) =>
        void editor.execute({ type: 'formatText', ...textPlace(item), from, to, attributes }),
      preview: (preview) => {
        previewed = preview
        core.recompose((before) => compose(shown(document.snapshot), before))
      },
    },
    onTextLost: (lost, change) => tellLostText(editor, lost, change),
    onSelectionLost: (item, change) => tellLostItem(editor, item, null, change),
  })

  const continueStep = (command: FlowchartCommand): FlowchartResult =>
    core.isRefused() ? refused : document.execute(command)
  const asOneStep = (work: () => FlowchartResult): FlowchartResult => {
    document.mark()
    const result = work()
    document.mark()
    return result
  }
  const stopPages = document.subscribe((change) => {
    if (!change.pages) return
    // What somebody is at on a page that is gone is offered back while it is still known.
    core.flush()
    editor.showPage(pageAfter(change, page.get()))
  })
  const stopComments = comments?.counts.subscribe(() =>
    core.recompose((before) => compose(shown(document.snapshot), before)),
  )
  const { destroy } = core
  const gesturePreview = createStore<FlowchartGesturePreview | null>(null)
  const { carried, carry, stop: stopCarrying } = createCarried(core.scene, document)
  const stopFinding = findWaysWhenIdle({
    scene: core.scene,
    busy: gesturePreview,
    show: () => core.recompose((before) => compose(shown(document.snapshot), before)),
  })

  const searched = Object.assign(core, {
    kind,
    document,
    page,
    comments,
    copyLinkTo,
    renamedPage: createStore<PageId | null>(null),
    layer: createStore<LayerId | null>(null),
    connectorState: createConnectorState(),
    pointedMark: createStore<PointedMark | null>(null),
    pointedGuide: createStore<'x' | 'y' | null>(null),
    dialog: createStore<FlowchartDialog | null>(null),
    hasMap: options.hasMap ?? (async () => true),
    presented: createStore<string | null>(null),
    hovered: createStore<string | null>(null),
    farPictures: createFarPictures(core.assets),
    spotlight: { lit: createStore(null), farLayers: () => null },
    caret: createStore<Caret | null>(null),
    tools: createTools(),
    ownShapes: options.shapes ?? collectionOfPage(),
    gesturePreview,
    carried,
    carry,
    uploads: createUploads(),
    presentation: createPresentation(),
    execute: (command: FlowchartCommand) => asOneStep(() => continueStep(command)),
    continueStep,
    batch: (commands: Iterable<FlowchartCommand>) =>
      core.isRefused() ? refused : asOneStep(() => document.batch(commands)),
    showPage: (id: PageId) => {
      if (id === page.get()) return
      core.select(nothing)
      page.set(id)
      core.recompose()
      core.view.set(firstFlowchartView(core.scene.get(), core.screen.get()))
    },
    preview: (next: Trial | null) => {
      if (next === null && trial === null) return
      const [shapes, connectors] = [idsIn(trial?.shapes, next?.shapes), idsIn(trial?.connectors, next?.connectors)]
      trial = next
      core.recompose((before) => {
        const after = shown(document.snapshot)
        const change = { before: before.parts.snapshot, after, shapes, connectors, ...nothingElse }
        return compose(after, before, change)
      })
    },
    ...themePlan(limits),
    hasRoomFor: (shapes: number) => {
      const limit = limits?.nodes ?? null
      const count = document.snapshot.shapes.size
      if (limit === null || count + shapes <= limit) return true
      limits?.onReached(limit, count)
      return false
    },
    measureAgain: (next: Measurer) => {
      measurer = next
      core.recompose()
    },
    destroy: () => {
      stopPages()
      stopComments?.()
      stopLabels()
      stopTexts()
      withdrawLostText()
      stopFinding()
      stopCarrying()
      destroy()
    },
  } satisfies Omit<FlowchartEditor, keyof typeof core | 'search'> & Partial<FlowchartEditor>)
  const editor: FlowchartEditor = Object.assign(searched, { search: createSearch(searched) })
  const stopLabels = removeEmptyLabels(editor)
  editor.selection.subscribe(() => editor.connectorState.bend.set(null))
  const stopTexts = removeEmptyTexts(editor)
  return editor
}

/** The page to look at after a change: one that came by one's own doing, or the next one when the one looked at is gone. */
function pageAfter({ before, after, local }: FlowchartChange, shown: PageId): PageId {
  const had = new Set(before.pages.map(({ id }) => id))
  const came = local ? after.pages.find(({ id }) => !had.has(id)) : undefined
  if (came) return came.id
  if (after.pages.some(({ id }) => id === shown)) return shown
  const at = before.pages.findIndex(({ id }) => id === shown)
  return (after.pages[Math.max(0, Math.min(at, after.pages.length - 1))] ?? after.pages[0])?.id ?? ''
}

const nothingElse = { labels: new Set<string>(), pages: false, settings: false, local: true }

function withTrial(snapshot: FlowchartSnapshot, { shapes, connectors, labels, theme }: Trial): FlowchartSnapshot {
  return {
    ...snapshot,
    ...(theme !== undefined && { theme }),
    shapes: OverlaidMap.of(snapshot.shapes, shapes),
    connectors: OverlaidMap.of(snapshot.connectors, connectors),
    labels: OverlaidMap.of(snapshot.labels, labels),
  }
}

/** What differs between two trials of the same flowchart. */
function idsIn(...trials: (ReadonlyMap<string, unknown> | undefined)[]): Set<string> {
  return new Set(trials.flatMap((each) => (each ? [...each.keys()] : [])))
}
