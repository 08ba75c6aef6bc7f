import type { ChangeSort } from '@ramify/document'
import type { ItemRef } from '@ramify/scene'
import type { Measurer, StyledRun } from '@ramify/text'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Finder } from '../platform/actions/finders.ts'
import type { PlainTextKey } from '../platform/i18n/plain-text-key.ts'
import type { Words } from '../platform/i18n/words.ts'
import type { EditorAction } from './core/actions/editor-action.ts'
import type { EditedDocument } from './core/editor.ts'
import type { PanelTabId } from './core/panels/panel-ids.ts'
import type { EditorPorts } from './core/ports.ts'
import type { Screen } from './core/viewport/screen.ts'
import type { ThemePalette } from './views/colors/theme-palette.ts'
import type { ViewsEditor, ViewsKind } from './views/views-editor.ts'

/** All that the editor knows of a kind of document. Each group of folders adds its part: canvas, input, views, and here the shell's. */
export interface EditorKind extends ViewsKind {
  readonly name: string
  /** Fonts without which the first drawing would be another one later. */
  firstFonts(document: EditedDocument): readonly StyledRun[]
  /** Opens a document of this kind in an editor. */
  open(document: EditedDocument, environment: Environment): Editor
  /** What is selected when a document was just opened, so that keys have something to act from. */
  selectFirst(editor: Editor): void
  /** The item whose text names the document as long as nobody else does. */
  titleOf?(editor: Editor): ItemRef | null
  /** Everything one can do in it besides what every document has: for menus, tool rail, palette and keys alike. */
  actions(editor: Editor): readonly EditorAction[]
  /** Over the drawing and never part of it: selection, handles, what a gesture would do. */
  readonly Overlays: ComponentType
  /** What opens over everything: menus, dialogs. */
  readonly Dialogs?: ComponentType
  readonly panels: readonly PanelTab[]
  /** Fetches what is opened now and then, so that it is there when it is. */
  fetchLate?(): Promise<unknown>
  /** Before the drawing: what can be put into it. */
  readonly startPanel?: StartPanelOfKind
  /** Ids of actions that are made most often, in groups from the top down. */
  readonly toolGroups: readonly (readonly string[])[]
  /** Where these are on a desk: beside the drawing, or in the bar above it, where a panel stands beside the drawing. */
  readonly toolPlace?: 'rail' | 'bar'
  /** What a thumb finds; without it the kind is only read on phones. */
  readonly phone?: PhoneToolsOfKind
  /** Draws the tools anew whenever what they can do has changed by more than the selection. */
  useToolChanges?(): void
  readonly contextMenu: KindContextMenu
  /** What the palette finds besides actions. */
  finders(editor: Editor, focus: () => void): readonly Finder[]
  /** What comments on its documents are about; without it they are about the whole document. */
  readonly comments?: KindComments
  /** Earlier versions of its documents; without it they have no history page. */
  readonly versions?: KindVersions
}

/** What comments on a document need of its kind: they know items by their ids only. */
export interface KindComments {
  /** `only`: those of what is selected; `one`: an item nobody can name; `deleted`: one that is gone; `whole`: the whole document. */
  readonly texts: Readonly<Record<'only' | 'one' | 'deleted' | 'whole' | 'onWhole', PlainTextKey>>
  /** What an item says, and the colour it is known by; null when it is not there any more. */
  describe(editor: Editor, id: string): { readonly text: string; readonly color: string } | null
  /** Selects an item and brings it onto the screen. */
  show(editor: Editor, id: string): void
  /** The item that a new comment would be about; null: the whole document. */
  chosen(editor: Editor): string | null
  /** Told whenever one of these may have changed. */
  subscribe(editor: Editor, listener: () => void): () => void
}

/** What the history of a document needs of its kind. */
export interface KindVersions {
  /** What a version says, as a document of its own; null where it cannot be read. */
  read(content: unknown): EditedDocument | null
  /** The same document apart from the one that is edited. */
  copy(document: EditedDocument): EditedDocument
  compare(before: EditedDocument, after: EditedDocument): ComparedVersions
  /** Makes the document like the version, or only one item of it with all that hangs on it, as one undo step; false when it is refused. */
  restore(editor: Editor, version: EditedDocument, item?: ItemRef): boolean
  /** What can be restored alone now: what is selected, or the page that is shown; null: nothing. */
  restorable(editor: Editor): RestorableItem | null
  /** Said after a whole version was restored. */
  readonly restored: 'history.restored' | 'flowchart.history.restored'
}

export interface RestorableItem {
  readonly item: ItemRef
  /** The action that restores it, and what is said after that. */
  readonly act: 'history.restore-branch' | 'history.restore-item' | 'history.restore-page'
}

/** Two versions in one picture, and what is different between them. */
export interface ComparedVersions {
  /** Draws the document below: as the kind itself does, with the changes marked. */
  readonly kind: EditorKind
  /** Everything of both versions. */
  readonly document: EditedDocument
  readonly counts: Readonly<Record<ChangeSort, number>>
  /** In the order in which one walks through them. */
  readonly changes: readonly ShownChange[]
}

export interface ShownChange {
  readonly sort: ChangeSort
  /** Where it is in the picture; null for what is said of the whole document. */
  readonly item: ItemRef | null
  readonly words: Words
}

/** What an editor needs of the page it is put into. */
export interface Environment extends EditorPorts {
  readonly measurer: Measurer
  /** Fulfilled when the first fonts can be measured. */
  readonly fonts: Promise<void>
  readonly screen: Screen
}

/** A tab of the side panel. */
export interface PanelTab {
  readonly id: PanelTabId
  readonly label: PlainTextKey
  readonly icon: LucideIcon
  /** There is something in it to read, too. */
  readonly isForReaders?: true
  readonly Content: ComponentType
}

export interface StartPanelOfKind {
  readonly label: PlainTextKey
  /** Of the button that opens it. */
  readonly openLabel: PlainTextKey
  readonly Content: ComponentType
}

export interface PhoneToolsOfKind {
  readonly format: FormatOfKind
  /** Sheets that only phones have. */
  readonly sheets?: readonly PanelTab[]
  /** Ids of actions, beside what is selected: five at most. */
  strip(editor: Editor): readonly string[]
  /** So far from that it stands, on the screen, where more than its ring is around what is selected. */
  readonly stripGap?: number
  /** And over the keyboard. */
  whileWriting(editor: Editor): WritingTools
  /** What stands in the place of the keyboard while its button in that bar is on: after the actions. */
  keyboardPanels?(editor: Editor): readonly KeyboardPanel[]
  /** What the menu of the document says of it. */
  readonly menu: MenuOfKind
  /** Says what a finger does in its outline. */
  readonly OutlineTip?: ComponentType<{ documentId: string }>
  /** At the foot: what is put into the page. What its start panel holds comes before them. */
  readonly dock?: readonly string[]
}

export interface KeyboardPanel {
  readonly label: PlainTextKey
  readonly icon: LucideIcon
  /** `onDone`: the keyboard comes back. */
  readonly Content: ComponentType<{ onDone: () => void }>
}

type Translator = Parameters<Words>[0]

/** The head of the menu, and what its rows say at their end. */
export interface MenuOfKind {
  /** How much there is of it: "19 topics". */
  count(editor: Editor, translator: Translator): string
  /** What it looks like, as a small picture; null where there is nothing to paint. */
  draw(editor: Editor): Promise<HTMLCanvasElement | null>
  /** What holds now, by the ids of the actions that change it. */
  values(editor: Editor, translator: Translator): Readonly<Record<string, string>>
}

/** Ids of actions over the keyboard. */
export interface WritingTools {
  /** By which one goes on writing: the first ones always stand there, the others scroll where it is narrow. */
  readonly first: readonly string[]
  readonly next?: readonly string[]
  /** That lead elsewhere: writing ends. */
  readonly elsewhere: readonly string[]
}

/** The sheet about what is selected: its first page dresses it, its second leads to everything else about it. */
export interface FormatOfKind {
  /** A hook: how what is selected looks, and how to change that; null: nothing is selected that has such a page. */
  useLook(): Formatted | null
  /** Keeps how everything looks that the sheet can change. */
  keep(editor: Editor): KeptLook
  /** A hook: what else what is selected has, each with its value and the sheet or the action that changes it. */
  useRows(): readonly FormatRow[]
  /** Ids of actions that put something on it. */
  tiles(editor: Editor): readonly string[]
}

/** Null where several hold at once. */
export interface Formatted {
  readonly hasWords: boolean
  readonly size: number | null
  readonly family: string | null
  readonly colors: readonly FormatColor[]
  readonly palette: ThemePalette
  dress(font: { family: string } | { size: number }): void
}

export interface FormatColor {
  readonly of: 'text' | 'fill' | 'line'
  /** `undefined`: the theme's; `null`: several. */
  readonly value: string | null | undefined
  readonly themeColor: string | null
  /** One press away. */
  readonly offered: readonly string[]
  readonly canBeNone?: boolean
  choose(color: string | null): void
}

export interface KeptLook {
  isChanged(): boolean
  /** Makes everything look as it did, as one undo step. */
  takeBack(): void
}

export interface FormatRow {
  readonly label: PlainTextKey
  readonly icon: LucideIcon
  readonly value: ReactNode
  readonly leadsTo: { readonly sheet: PanelTabId } | { readonly action: string }
}

export interface KindContextMenu {
  /** Ids of actions and of submenus in groups: for what is under the pointer, or for what is selected. */
  groups(editor: Editor, of: 'pointed' | 'selected'): readonly (readonly string[])[]
  /** Menus that stand in the place of an action. */
  readonly submenus: Readonly<Record<string, ComponentType>>
  /** Offered only where they can be done. */
  readonly seldom: readonly string[]
  /** Where the menu opens for what is selected, on the page; null: nowhere in particular. */
  placeOfSelected(editor: Editor): { readonly x: number; readonly y: number } | null
}

/** One document open on one screen, whatever its kind. */
export interface Editor extends ViewsEditor {
  readonly kind: EditorKind
  /** Fonts have come that measure differently. */
  measureAgain(measurer: Measurer): void
}
