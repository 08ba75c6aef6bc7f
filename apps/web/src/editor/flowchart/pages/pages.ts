import { type FlowchartCommand, type FlowchartSnapshot, newId, type PageId, type PageSnapshot } from '@ramify/document'
import { currentTranslator } from '../../../platform/i18n/language.ts'
import type { Words } from '../../../platform/i18n/words.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { pageCopy } from './page-copy.ts'

/** What a tab says. Pages need no name. */
export function pageName(snapshot: FlowchartSnapshot, page: PageSnapshot): string {
  return pageNameIn(snapshot, page, currentTranslator())
}

/** The same in a language. */
export function pageNameIn(
  { pages }: FlowchartSnapshot,
  { id, name }: PageSnapshot,
  { text }: Parameters<Words>[0],
): string {
  const number = pages.findIndex((page) => page.id === id) + 1
  return name.text === '' ? text('flowchart.page.number', { number }) : name.text
}

/** A new page after the one that is shown. The editor shows pages that came by one's own doing. */
export function addPage(editor: FlowchartEditor): void {
  const { pages } = editor.document.snapshot
  const names = new Set(pages.map((page) => pageName(editor.document.snapshot, page)))
  const nameOf = (number: number) => currentTranslator().text('flowchart.page.number', { number })
  let number = pages.length + 1
  while (names.has(nameOf(number))) number++
  editor.execute({ type: 'addPage', id: newId(), name: nameOf(number), ...beforeNext(editor) })
}

export function duplicatePage(editor: FlowchartEditor): void {
  const { snapshot } = editor.document
  const page = shownPage(editor)
  if (!page) return
  const shapes = [...snapshot.shapes.values()].filter((shape) => shape.page === page.id)
  if (!editor.hasRoomFor(shapes.length)) return
  const name = currentTranslator().text('flowchart.page.copy', { name: pageName(snapshot, page) })
  editor.batch(pageCopy(snapshot, page, { name, ...beforeNext(editor) }))
}

export function deletePage(editor: FlowchartEditor): void {
  editor.execute({ type: 'deletePage', page: editor.page.get() })
}

export function renamePage(editor: FlowchartEditor, id: PageId, name: string): void {
  editor.execute({ type: 'setText', id, part: 'page', text: name })
}

/** To a place among the other pages. */
export function movePageTo(editor: FlowchartEditor, id: PageId, place: number): void {
  const others = editor.document.snapshot.pages.filter((page) => page.id !== id)
  editor.execute({ type: 'setPage', page: id, before: others[place]?.id ?? null })
}

export function movePageBy(editor: FlowchartEditor, by: 1 | -1): void {
  const at = shownNumber(editor)
  if (canMovePage(editor, by)) movePageTo(editor, editor.page.get(), at + by)
}

export function canMovePage(editor: FlowchartEditor, by: 1 | -1): boolean {
  const place = shownNumber(editor) + by
  return place >= 0 && place < editor.document.snapshot.pages.length
}

/** To the next page, or the one before; around the ends. */
export function stepPage(editor: FlowchartEditor, by: 1 | -1): void {
  const { pages } = editor.document.snapshot
  const next = pages[(shownNumber(editor) + by + pages.length) % pages.length]
  if (next) editor.showPage(next.id)
}

const shownNumber = (editor: FlowchartEditor) =>
  editor.document.snapshot.pages.findIndex(({ id }) => id === editor.page.get())

const shownPage = (editor: FlowchartEditor) => editor.document.snapshot.pages[shownNumber(editor)]

function beforeNext(editor: FlowchartEditor): Pick<Extract<FlowchartCommand, { type: 'addPage' }>, 'before'> {
  const next = editor.document.snapshot.pages[shownNumber(editor) + 1]
  return next ? { before: next.id } : {}
}
