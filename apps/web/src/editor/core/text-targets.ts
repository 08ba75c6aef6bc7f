import type { Patch, RichText, TextAttributes, TextStep } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { ItemRef } from '@ramify/scene'
import type { Font } from '@ramify/text'
import type { PlainTextKey } from '../../platform/i18n/plain-text-key.ts'
import type { Viewport } from './viewport/viewport.ts'

/** A text that is being written: whose, and whether its words are to be replaced by what is typed. */
export interface Writing extends ItemRef {
  readonly begins: 'at-end' | 'at-start' | 'all-selected' | 'afresh'
  /** The last step made the item: its first words are undone together with it. */
  readonly isNew?: boolean
}

/** Words that are not in the document yet, as an input method makes them. */
export interface TextPreview extends ItemRef {
  readonly text: RichText
}

/** The text of one item, as it can be written in. */
export interface TextTarget {
  /** What is kept in sight, on the page. */
  readonly rect: Rect
  readonly font: Font
  /** Its words have no room for a second line. */
  readonly isOneLine: boolean
  /** It is written on a patch of colour: a line would run through what is typed. */
  readonly isLabel: boolean
  /** What a screen reader calls the field meanwhile. */
  readonly fieldName: PlainTextKey
  /** Lays the field over the words, set as they are set there. */
  layField(field: HTMLElement, view: Viewport): void
}

/** Letters of a text, from the first to before the last. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** The texts of a document, by the item that has them. Each kind of document has its own. */
export interface TextTargets {
  /** What the first key would be written in; null: nothing. */
  current(): ItemRef | null
  /** Makes an item to write in where what is selected has none; it goes again when nothing is written. Null: none can be made. */
  make?(): ItemRef | null
  /** Undefined when there is no such item, or none with a text. */
  textOf(item: ItemRef): RichText | undefined
  /** Undefined while it is not shown. */
  targetOf(item: ItemRef): TextTarget | undefined
  /** Writes into it, as part of the undo step that is open. */
  edit(item: ItemRef, steps: readonly TextStep[]): void
  /** Changes how a stretch of it looks, as an undo step of its own; null for an attribute takes it away. */
  format(item: ItemRef, stretch: Stretch, attributes: Patch<TextAttributes>): void
  /** Draws an item with words that are not in the document; null: as it is. */
  preview(preview: TextPreview | null): void
}

/** What was being written when somebody else deleted or hid its item. */
export interface LostText {
  readonly item: ItemRef
  /** Empty when the person had typed nothing. */
  readonly typed: string
  /** Where it stood on the page. */
  readonly rect: Rect | undefined
  /** False: it is only hidden. */
  readonly isDeleted: boolean
}
