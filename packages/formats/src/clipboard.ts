// What comes by the clipboard. By itself: who only pastes need not wait for the files of all other programs.
export { readDrawioClipboard } from './drawio/read-graph-model.ts'
export { readHtml } from './html/read-html.ts'
export { readHtmlTable } from './html/read-html-table.ts'
export { looksLikeMarkdown } from './markdown/looks-like-markdown.ts'
export { readMarkdown } from './markdown/read-markdown.ts'
export { writeMarkdown } from './markdown/write-markdown.ts'
export { readCells } from './text/read-cells.ts'
