import { newId, type RichText } from '@ramify/document'
import { inflate, type Rect, translateRect } from '@ramify/geometry'
import type { Drawn, ItemRef } from '@ramify/scene'
import { createFarPictures } from '../../../apps/web/src/editor/canvas/far-pictures.ts'
import { PrimitiveViews } from '../../../apps/web/src/editor/canvas/PrimitiveViews.tsx'
import { createEditorCore } from '../../../apps/web/src/editor/core/editor.ts'
import { treeItemId } from '../../../apps/web/src/editor/core/focus-field.ts'
import { isSameItem, leadOf, nothing } from '../../../apps/web/src/editor/core/selection.ts'
import { useEditor } from '../../../apps/web/src/editor/core/use-editor.ts'
import { wholeView } from '../../../apps/web/src/editor/core/viewport/first-view.ts'
import { toMap, toScreen } from '../../../apps/web/src/editor/core/viewport/viewport.ts'
import type { Editor, EditorKind, Environment } from '../../../apps/web/src/editor/editor-kind.ts'
import { editActions } from '../../../apps/web/src/editor/input/actions/edit-actions.ts'
import {
  type Gesture,
  type GesturePreview,
  isDrag,
  type Press,
  type Sample,
} from '../../../apps/web/src/editor/input/gestures/gesture.ts'
import { pressEmpty } from '../../../apps/web/src/editor/input/gestures/marquee.ts'
import { createTools } from '../../../apps/web/src/editor/input/gestures/tool.ts'
import { createUploads } from '../../../apps/web/src/editor/input/pictures/uploads.ts'
import { beginWriting } from '../../../apps/web/src/editor/input/text/begin-writing.ts'
import type { Caret } from '../../../apps/web/src/editor/input/text/caret.ts'
import { createPresentation } from '../../../apps/web/src/editor/views/presentation/step.ts'
import { createSearch } from '../../../apps/web/src/editor/views/search/search.ts'
import { createStore, useStore } from '../../../apps/web/src/platform/store.ts'
import type { Card, CardsCommand, CardsDocument } from './cards.ts'
import { drawCards } from './draw-cards.ts'

/** A document of cards in the editor. */
export interface CardsEditor extends Editor {
  readonly document: CardsDocument
  execute(command: CardsCommand): void
}

const itemOf = (id: string): ItemRef => ({ type: 'card', id })
const font = { families: ['Inter'], size: 14, weight: 400, italic: false }

function openCardsEditor(document: CardsDocument, environment: Environment): CardsEditor {
  const execute = (command: CardsCommand) => {
    if (core.isRefused()) return
    document.mark()
    document.execute(command)
    document.mark()
  }
  const boxOf = (item: ItemRef): Rect | undefined => core.scene.get().boxOf(item)
  const core: ReturnType<typeof createEditorCore<Drawn, Parameters<Parameters<CardsDocument['subscribe']>[0]>[0]>> =
    createEditorCore({
      ...environment,
      document,
      emptyPage: drawCards(new Map()),
      compose: () => drawCards(document.snapshot),
      firstView: wholeView,
      has: ({ id }) => document.snapshot.has(id),
      textTargets: {
        current: () => leadOf(core.selection.get()),
        textOf: ({ id }) => {
          const card = document.snapshot.get(id)
          return card && richText(card.text)
        },
        targetOf: (item) => {
          const rect = boxOf(item)
          if (!rect) return undefined
          return {
            rect,
            font,
            isOneLine: true,
            isLabel: false,
            fieldName: 'editor.field.writing',
            layField: (field, view) => {
              const { x, y } = toScreen(view, rect)
              field.style.transform = `translate(${x}px, ${y}px) scale(${view.zoom})`
            },
          }
        },
        edit: ({ id }, steps) => {
          const before = document.snapshot.get(id)?.text ?? ''
          let [text, at] = ['', 0]
          for (const step of steps) {
            if ('retain' in step) text += before.slice(at, at + step.retain)
            if ('retain' in step) at += step.retain
            else if ('delete' in step) at += step.delete
            else text += step.insert
          }
          document.execute({ type: 'write', id, text: text + before.slice(at) })
        },
        format: () => undefined,
        preview: () => undefined,
      },
      onTextLost: () => undefined,
    })
  const searched = Object.assign(core, {
    kind: cardsKind,
    document,
    farPictures: createFarPictures(core.assets),
    spotlight: { lit: createStore(null), farLayers: () => null },
    caret: createStore<Caret | null>(null),
    tools: createTools(),
    gesturePreview: createStore<GesturePreview | null>(null),
    uploads: createUploads(),
    presentation: createPresentation(),
    measureAgain: () => core.recompose(),
    execute,
  })
  return Object.assign(searched, { search: createSearch(searched) })
}

/** The second kind in the editor: nothing here, and nothing it uses, knows mind maps. */
export const cardsKind: EditorKind = {
  name: 'cards',
  firstFonts: () => [],
  open: openCardsEditor,
  selectFirst: (editor: CardsEditor) => {
    const [id] = editor.document.snapshot.keys()
    if (id !== undefined) editor.select([itemOf(id)])
  },
  PageLayer: CardLayer,
  gestures: {
    begin: beginGesture,
    hover: () => undefined,
    doubleClick: (editor: CardsEditor, point) => {
      const at = toMap(editor.view.get(), point)
      const hit = editor.scene.get().hit(at, 0)
      if (!hit) {
        const id = newId()
        editor.execute({ type: 'add', id, ...at, text: '' })
        editor.select([itemOf(id)])
      }
      beginWriting(editor, 'all-selected')
    },
    cursor: () => 'default',
    cursorSources: () => [],
  },
  keys: {
    press: () => false,
    actionFor: (action) => action,
    tabAfterWriting: () => undefined,
    selectFirst: (editor: CardsEditor) => cardsKind.selectFirst(editor),
  },
  clipboard: {
    copy: (editor: CardsEditor) => {
      const text = selectedCards(editor).map((card) => card.text)
      return text.length === 0 ? null : { text: text.join('\n'), html: '' }
    },
    remove: (editor: CardsEditor) => removeSelected(editor),
    paste: (editor: CardsEditor, { text }) => {
      for (const [nth, line] of text.split('\n').entries())
        editor.execute({ type: 'add', id: newId(), x: 20 * nth, y: 200 + 80 * nth, text: line })
    },
  },
  search: {
    texts: (editor: CardsEditor) =>
      [...editor.document.snapshot.values()].map(({ id, text }) => ({
        id,
        part: 'text',
        nth: 0,
        owner: id,
        words: text,
      })),
    goTo: (editor, { id }) => {
      editor.select([itemOf(id)])
      editor.show(itemOf(id))
    },
    canReplace: () => true,
    replace: (editor: CardsEditor, hits, instead) => {
      for (const hit of hits.toReversed()) {
        const text = editor.document.snapshot.get(hit.id)?.text ?? ''
        editor.execute({
          type: 'write',
          id: hit.id,
          text: text.slice(0, hit.start) + instead(text, hit) + text.slice(hit.end),
        })
      }
    },
    keptReason: () => null,
  },
  presentation: {
    steps: (editor: CardsEditor) =>
      [...editor.document.snapshot.keys()].map((id) => ({
        items: [id],
        rect: inflate(editor.scene.get().boxOf(itemOf(id)) ?? editor.scene.get().bounds, 20),
      })),
    reach: () => false,
    light: () => undefined,
    nameOf:
      (editor: CardsEditor, { items }) =>
      () =>
        editor.document.snapshot.get(items[0] ?? '')?.text ?? '',
    end: () => undefined,
  },
  pictures: {
    page: (editor: CardsEditor) => editor.scene.get(),
    part: () => null,
    count: (editor: CardsEditor) => editor.document.snapshot.size,
  },
  AccessibleTree: CardTree,
  Overlays: CardRings,
  actions: (editor: CardsEditor) => [
    ...editActions(editor, {
      step: (direction) => editor[direction](),
      canCut: () => editor.selection.get().length > 0 || 'editor.reason.nothing-selected',
      canCopy: () => editor.selection.get().length > 0 || 'editor.reason.nothing-selected',
      selectAll: () => editor.select([...editor.document.snapshot.keys()].map(itemOf)),
    }),
    {
      id: 'editor.delete',
      label: 'editor.action.delete',
      icon: null,
      group: 'edit',
      keys: ['delete'],
      run: () => removeSelected(editor),
    },
  ],
  panels: [],
  toolGroups: [['editor.tool-select', 'editor.tool-hand']],
  contextMenu: {
    groups: () => [['editor.copy', 'editor.delete']],
    submenus: {},
    seldom: [],
    placeOfSelected: () => null,
  },
  finders: () => [],
}

function richText(text: string): RichText {
  return { text, runs: text === '' ? [] : [{ text, attributes: {} }] }
}

function selectedCards({ document, selection }: CardsEditor): Card[] {
  return selection.get().flatMap(({ id }) => document.snapshot.get(id) ?? [])
}

function removeSelected(editor: CardsEditor): void {
  for (const { id } of selectedCards(editor)) editor.execute({ type: 'remove', id })
}

/** Selects a card, and carries it along. */
function beginGesture(editor: CardsEditor, start: Sample, { button }: Press): Gesture | null {
  if (button !== 0) return null
  const hit = editor.scene.get().hit(toMap(editor.view.get(), start.point), 0)
  if (!hit) return pressEmpty(editor, start)
  if (!editor.selection.get().some((item) => isSameItem(item, hit))) editor.select([hit])
  const gesture: Gesture = {
    move: () => gesture,
    end: (sample) => {
      const card = editor.document.snapshot.get(hit.id)
      if (!card || !isDrag(start, sample)) return
      const { zoom } = editor.view.get()
      const by = { x: (sample.point.x - start.point.x) / zoom, y: (sample.point.y - start.point.y) / zoom }
      editor.execute({ type: 'move', id: card.id, x: card.x + by.x, y: card.y + by.y })
    },
    cancel: () => editor.select(nothing),
  }
  return gesture
}

function CardLayer() {
  const scene = useStore(useEditor<CardsEditor>().scene)
  const drawings = scene.layers().flat()
  return (
    <svg aria-hidden="true" style={{ overflow: 'visible', position: 'absolute' }}>
      {drawings.map(({ x, y, primitives }) => (
        <g key={`${x} ${y}`} data-card="">
          <PrimitiveViews primitives={primitives} at={{ x, y }} />
        </g>
      ))}
    </svg>
  )
}

function CardRings() {
  const editor = useEditor<CardsEditor>()
  const { scene, selection, restingView } = editor
  const page = useStore(scene)
  const view = useStore(restingView)
  const boxes = useStore(selection).flatMap((item) => page.boxOf(item) ?? [])
  return (
    <svg aria-hidden="true" style={{ inset: 0, position: 'absolute', pointerEvents: 'none' }}>
      {boxes.map((box) => {
        const { x, y } = toScreen(view, box)
        const ring = translateRect(
          { x: 0, y: 0, width: box.width * view.zoom, height: box.height * view.zoom },
          { x, y },
        )
        return <rect key={`${x} ${y}`} {...ring} fill="none" stroke="#3982fc" data-selected="" />
      })}
    </svg>
  )
}

function CardTree() {
  const editor = useEditor<CardsEditor>()
  useStore(editor.scene)
  return (
    <div id={editor.treeId} role="tree" aria-label="Cards">
      {[...editor.document.snapshot.values()].map(({ id, text }) => (
        <div key={id} id={treeItemId(editor, itemOf(id))} role="treeitem" tabIndex={-1}>
          {text}
        </div>
      ))}
    </div>
  )
}
