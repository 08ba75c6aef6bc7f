import type { Size } from '@ramify/geometry'
import type { ItemRef } from '@ramify/scene'
import type { ComponentType } from 'react'
import type { Words } from '../../platform/i18n/words.ts'
import type { ReadStore } from '../../platform/store.ts'
import type { EditorAction } from '../core/actions/editor-action.ts'
import type { InputEditor, InputKind } from '../input/input-editor.ts'
import type { Eyedropper } from './colors/eyedropper.ts'
import type { ThemePalette } from './colors/theme-palette.ts'
import type { PictureOrder, PicturePage, PicturePart } from './pictures/picture-page.ts'
import type { PresentationRun, Step } from './presentation/step.ts'
import type { KindSearch, Search } from './search/search.ts'

/** How a kind of document is looked through, presented and read aloud. */
export interface ViewsKind extends InputKind {
  readonly search: KindSearch
  readonly presentation: KindPresentation
  readonly pictures: KindPictures
  /** The document for those who hear it: the field points into it. */
  readonly AccessibleTree: ComponentType
  /** Says one's own acts aloud. */
  readonly Announcer?: ComponentType
  readonly people?: KindPeople
  readonly colors?: KindColors
  readonly pages?: KindPages
  /** A bar below the drawing that leads through its parts, such as the tabs of its pages. */
  readonly BelowCanvas?: ComponentType
  /** Another way to look at it, where it has one: its rows. */
  readonly Outline?: ComponentType<{ actions: readonly EditorAction[] }>
}

/** Which colours are offered where one is chosen. */
export interface KindColors {
  palette(editor: ViewsEditor): ThemePalette
  /** For kinds that can take a colour from their drawing where the browser cannot take one from the screen. */
  readonly eyedropper?: Eyedropper
}

/** Pages of a document, of which one is shown at a time; for kinds that have several. */
export interface KindPages {
  shown(editor: ViewsEditor): ReadStore<string>
  show(editor: ViewsEditor, id: string): void
  /** The page that an item is on; null where it is gone. A page is on itself. */
  of(editor: ViewsEditor, item: ItemRef): string | null
  nameOf(editor: ViewsEditor, id: string): string
}

/** Where other people are in a document. */
export interface KindPeople {
  /** What is seen of an item that somebody is at: what it is folded into where it is folded away; null: nothing. */
  shownFor(editor: ViewsEditor, item: ItemRef): ItemRef | null
  /** How round an item's corners are, on the page. */
  cornerOf(editor: ViewsEditor, item: ItemRef): number
  /** The part of the document it is in, in words. */
  placeOf(editor: ViewsEditor, item: ItemRef): string | null
}

export interface KindPresentation {
  /** The way through the document, in parts that can be read on a screen of this size. */
  steps(editor: ViewsEditor, screen: Size): readonly Step[]
  /** Unfolds what a step needs, and without one what steps before it needed. True when the page is another one by that. */
  reach(editor: ViewsEditor, step: Step | undefined): boolean
  /** What of the document is lit while all else is dimmed; null: nothing is dimmed; undefined: nothing is presented. */
  light(editor: ViewsEditor, items: readonly string[] | null | undefined): void
  /** What a step shows, in words. */
  nameOf(editor: ViewsEditor, step: Step): Words
  /** Gives back what was unfolded. */
  end(editor: ViewsEditor): void
}

/** How documents of a kind leave the editor as pictures. */
export interface KindPictures {
  page(editor: ViewsEditor, order: PictureOrder): PicturePage
  /** Of what is selected; null: nothing, or nothing that stands alone. */
  part(editor: ViewsEditor): PicturePart | null
  /** How many topics or shapes the page has. */
  count(editor: ViewsEditor): number
}

/** What search and presentation need besides pointers and keys. */
export interface ViewsEditor extends InputEditor {
  readonly kind: ViewsKind
  readonly search: Search
  readonly presentation: PresentationRun
}
