import { type Command, fromContent, openMap, toContent } from '@ramify/document'
import { center, type Point, type Rect } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'
import { vi } from 'vitest'
import * as Y from 'yjs'
import type { EditorPorts } from '../../../apps/web/src/editor/core/ports.ts'
import { toScreen } from '../../../apps/web/src/editor/core/viewport/viewport.ts'
import { attachClipboard } from '../../../apps/web/src/editor/input/clipboard/attach-clipboard.ts'
import type { Gesture, Sample } from '../../../apps/web/src/editor/input/gestures/gesture.ts'
import { pressKey } from '../../../apps/web/src/editor/input/keyboard.ts'
import { attachTextInput } from '../../../apps/web/src/editor/input/text/text-input.ts'
import { beginGesture } from '../../../apps/web/src/editor/mindmap/gestures/begin-gesture.ts'
import { growPlace } from '../../../apps/web/src/editor/mindmap/gestures/grow-place.ts'
import { hover } from '../../../apps/web/src/editor/mindmap/gestures/hover.ts'
import type { MapEditor } from '../../../apps/web/src/editor/mindmap/map-editor.ts'
import { editorActions } from '../../../apps/web/src/editor/shell/editor-actions.ts'
import { isMac } from '../../../apps/web/src/platform/actions/is-mac.ts'
import { plainMeasurer } from '../../../packages/scene/src/mindmap/testing/map-of.ts'
import { mapOf, outlineOf } from '../../e2e/editor/outline.ts'
import type { EditorContent } from './editor-page.ts'
import { openMapEditor } from './open-map-editor.ts'
import { PlainField } from './plain-field.ts'
import { speakEnglish } from './speaking.ts'

vi.mock('../../../apps/web/src/editor/input/text/field-text.ts', async () => {
  const { plainFieldText } = await import('./plain-field.ts')
  return plainFieldText
})
await speakEnglish()

type Modifier = 'Control' | 'Shift' | 'Alt'

interface Settings {
  layout?: 'right' | 'default'
  readOnly?: boolean
  onlyLooks?: EditorPorts['onlyLooks']
  /** The most topics the map may have. */
  limit?: number
}

/** A clipboard with the two forms that every program knows. */
export type Clipboard = Map<string, string>

/**
 * A map in an editor without a page: its keys, text, clipboard and gestures are the editor's own, the field and the pointer are not.
 * For what the editor does with what a browser tells it; that browsers tell it is shown by the journeys in `tests/e2e/editor`.
 */
export class HeadlessEditor {
  readonly editor: MapEditor
  /** How often there was no room for more topics. */
  refusals = 0
  readonly #field = new PlainField()
  readonly #clipboard: Clipboard
  readonly #doc: Y.Doc

  private constructor(
    lines: readonly string[],
    { layout, readOnly, onlyLooks, limit }: Settings,
    clipboard: Clipboard,
  ) {
    const made = fromContent(mapOf(lines, layout))
    if (!made.ok) throw new Error(made.error.code)
    this.#clipboard = clipboard
    this.#doc = made.doc
    this.editor = openMapEditor({
      document: openMap(made.doc),
      measurer: plainMeasurer,
      fonts: Promise.resolve(),
      screen: { width: 1280, height: 800 },
      ...(readOnly && { readOnly }),
      ...(onlyLooks && { onlyLooks }),
      limits: {
        nodes: limit ?? null,
        onReached: () => void this.refusals++,
        hasPlans: false,
        level: 1,
        onLevel: () => undefined,
      },
    })
    const field = this.#field as unknown as HTMLElement
    const input = attachTextInput(this.editor, field)
    const actions = editorActions(this.editor)
    field.addEventListener('keydown', (event) => pressKey(event, this.editor, actions, input))
    attachClipboard(this.editor, field)
  }

  static async open(lines: readonly string[], settings: Settings = {}, clipboard: Clipboard = new Map()) {
    stopClock()
    const opened = new HeadlessEditor(lines, settings, clipboard)
    await opened.editor.ready
    return opened
  }

  outline(): string[] {
    return outlineOf(toContent(this.editor.document.snapshot) as unknown as EditorContent)
  }

  /** The words of what is selected, the lead last. */
  selected(): string[] {
    return this.editor.selectedTopics.get().map((id) => this.#wordsOf(id))
  }

  isWriting(): boolean {
    return this.editor.writing.get() !== null
  }

  fieldText(): string {
    return this.#field.text
  }

  clipboardText(): string {
    return this.#clipboard.get('text/plain') ?? ''
  }

  /** What other programs put there. */
  setClipboardText(text: string): void {
    this.#clipboard.clear()
    this.#clipboard.set('text/plain', text)
  }

  setClipboardHtml(html: string): void {
    this.#clipboard.clear()
    this.#clipboard.set('text/html', html)
  }

  /** How many relation lines, summaries and boundaries are drawn. */
  joints(): { lines: number; ranges: number } {
    const { relations, ranges } = this.editor.scene.get()
    return { lines: relations.length, ranges: ranges.length }
  }

  /** Where a topic is drawn, on the screen. */
  boxOf(text: string): Rect {
    const view = this.editor.view.get()
    const { x, y, width, height } = this.#topic(text)
    return { ...toScreen(view, { x, y }), width: width * view.zoom, height: height * view.zoom }
  }

  middleOf(text: string): Point {
    return center(this.boxOf(text))
  }

  /** The middle of the + beside the selected topic. */
  growButton(text: string): Point {
    const view = this.editor.view.get()
    const at = growPlace(this.editor.scene.get(), this.#topic(text), view.zoom)
    if (!at) throw new Error(`There is no + beside ${text}.`)
    return toScreen(view, at)
  }

  /** Clicks on these, on all but the first with Ctrl; the last one leads. */
  select(...texts: [string, ...string[]]): void {
    for (const [nth, text] of texts.entries()) this.click(this.middleOf(text), ...(nth > 0 ? ['Control' as const] : []))
  }

  click(at: Point, ...holding: Modifier[]): void {
    this.#press(at, holding)?.end(sampleOf(at, holding))
  }

  drag(from: string, to: Point, ...holding: Modifier[]): void {
    const start = this.middleOf(from)
    const sample = sampleOf(to, holding)
    const between = sampleOf({ x: (start.x + to.x) / 2, y: (start.y + to.y) / 2 }, holding)
    this.#press(start, holding)?.move(between).move(sample).end(sample)
  }

  /** As Playwright names them: `Control+Shift+a`, `Space`, `Control++`. */
  press(...keys: string[]): void {
    for (const each of keys) {
      const event = keyPress(each)
      if (this.#field.dispatchEvent(event)) this.#doAsBrowsers(event)
    }
  }

  type(text: string): void {
    for (const letter of text) this.press(letter)
  }

  /** What an input method makes, not finished yet; nothing gives it up. */
  compose(text: string): void {
    if (text === '') this.#field.commit('')
    else this.#field.compose(text)
  }

  /** And what becomes of it. */
  commit(text: string): void {
    this.#field.commit(text)
  }

  /** Somebody else in the same map does this. */
  byAnother(command: Command): void {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(this.#doc))
    const done = openMap(doc).execute(command)
    if (!done.ok) throw new Error(done.refusal.code)
    Y.applyUpdate(this.#doc, Y.encodeStateAsUpdate(doc))
  }

  idOf(text: string): string {
    const found = [...this.editor.document.snapshot.nodes.values()].find((node) => node.text.text === text)
    if (!found) throw new Error(`There is no ${text}.`)
    return found.id
  }

  /** Otherwise no time passes at all. */
  letPass(milliseconds: number): void {
    stopClock(performance.now() + milliseconds)
  }

  /** What comes of a key that the editor leaves alone. */
  #doAsBrowsers({ key, ctrlKey, metaKey, altKey }: KeyPress): void {
    if (ctrlKey || metaKey) {
      const type = { c: 'copy', x: 'cut', v: 'paste' }[key]
      if (type) this.#field.dispatchEvent(clipboardEvent(type, this.#clipboard))
    } else if (key.length === 1 && !altKey) this.#field.insert(key, 'insertText')
    else if (this.isWriting()) this.#field.moveCaret(key)
  }

  #press(at: Point, holding: readonly Modifier[]): Gesture | null {
    hover(this.editor, at)
    return beginGesture(this.editor, sampleOf(at, holding), { button: 0, isTouch: false })
  }

  #topic(text: string): Topic {
    const topic = this.editor.scene.get().placeOf(this.idOf(text))
    if (!topic) throw new Error(`${text} is not shown.`)
    return topic
  }

  #wordsOf(id: string): string {
    return this.editor.document.snapshot.nodes.get(id)?.text.text ?? ''
  }
}

type KeyPress = ReturnType<typeof keyPress>

function keyPress(keys: string) {
  const [, held = '', name = ''] = /^(?:(.*)\+)?(.+)$/.exec(keys) ?? []
  const holds = (modifier: Modifier) => held.split('+').includes(modifier)
  return Object.assign(new Event('keydown', { cancelable: true }) as KeyboardEvent, {
    key: name === 'Space' ? ' ' : name,
    code: name,
    keyCode: 0,
    isComposing: false,
    repeat: false,
    ctrlKey: holds('Control') && !isMac,
    metaKey: holds('Control') && isMac,
    shiftKey: holds('Shift'),
    altKey: holds('Alt'),
  })
}

function clipboardEvent(type: string, clipboard: Clipboard): Event {
  const clipboardData = {
    files: [],
    getData: (form: string) => clipboard.get(form) ?? '',
    setData: (form: string, words: string) => void clipboard.set(form, words),
  }
  return Object.assign(new Event(type, { cancelable: true }), { clipboardData })
}

function sampleOf(point: Point, holding: readonly Modifier[]): Sample {
  return {
    point,
    extends: holding.includes('Shift'),
    toggles: holding.includes('Control'),
    copies: holding.includes('Alt'),
  }
}

/** What is typed in one burst is one undo step: on a busy machine a burst would take seconds. */
function stopClock(now = 1_000): void {
  vi.spyOn(performance, 'now').mockReturnValue(now)
}
