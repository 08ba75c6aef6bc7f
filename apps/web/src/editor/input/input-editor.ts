import type { Point } from '@ramify/geometry'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import type { ReadStore, Store } from '../../platform/store.ts'
import type { CanvasEditor, CanvasKind } from '../canvas/canvas-editor.ts'
import type { EditorAction } from '../core/actions/editor-action.ts'
import type { Flavours } from './clipboard/flavours.ts'
import type { Gesture, GesturePreview, Press, Sample } from './gestures/gesture.ts'
import type { Tools } from './gestures/tool.ts'
import type { Uploads } from './pictures/uploads.ts'
import type { Caret } from './text/caret.ts'

/** How a kind of document reacts to pointers, keys and the clipboard. Points are those of the screen, from the canvas's corner. */
export interface InputKind extends CanvasKind {
  readonly gestures: KindGestures
  readonly keys: KindKeys
  readonly clipboard: KindClipboard
  /** What screen readers call the field that has the keys while nothing is written; without it a map. */
  readonly fieldName?: PlainTextKey
}

export interface KindGestures {
  /** What a press begins, by what is under it; null for one that begins nothing. */
  begin(editor: InputEditor, start: Sample, press: Press): Gesture | null
  /** A finger rests here: what it carries from now on; null for what stays where it is. */
  lift?(editor: InputEditor, start: Sample): Gesture | null
  /** The pointer rests here now, or nowhere. */
  hover(editor: InputEditor, point: Point | null): void
  /** A finger was lifted. What it pressed may keep what a resting pointer would show. */
  liftFinger?(editor: InputEditor): void
  doubleClick(editor: InputEditor, point: Point): void
  /** The form of the pointer at rest, and what it hangs on. */
  cursor(editor: InputEditor): string
  cursorSources(editor: InputEditor): readonly ReadStore<unknown>[]
  /** Files are dropped on the canvas, for instance. Gives back how to stop. */
  attach?(element: HTMLElement, editor: InputEditor, pointOf: (event: MouseEvent) => Point): () => void
}

export interface KindKeys {
  /** A key that means something by itself, while nothing is written. True when it was one. */
  press(event: KeyboardEvent, editor: InputEditor): boolean
  /** What an action becomes where it makes no sense by itself. */
  actionFor(action: EditorAction, editor: InputEditor, actions: readonly EditorAction[]): EditorAction
  /** Tab ended what was written: what one goes on with. */
  tabAfterWriting(editor: InputEditor): void
  /** Shift and Tab did. */
  backTabAfterWriting?(editor: InputEditor): void
  /** Enter did. */
  enterAfterWriting?(editor: InputEditor): void
  /** A key wanted something selected: where one begins. */
  selectFirst(editor: InputEditor): void
}

export interface KindClipboard {
  /** What is selected; null: nothing that could be copied. */
  copy(editor: InputEditor): Flavours | null
  /** Takes away what was cut. */
  remove(editor: InputEditor): void
  paste(editor: InputEditor, flavours: Flavours): void
  /** A picture without words. */
  pastePicture?(editor: InputEditor, picture: File): void
  /** Files that are no picture alone. */
  pasteFiles?(editor: InputEditor, files: readonly File[]): void
}

/** What pointers, keys and the text field need besides the drawing. */
export interface InputEditor extends CanvasEditor {
  readonly kind: InputKind
  /** Null while nothing is written. */
  readonly caret: Store<Caret | null>
  readonly tools: Tools
  /** What the gesture under way would do if it ended now. */
  readonly gesturePreview: Store<GesturePreview | null>
  readonly uploads: Uploads
}
