export { readHtml } from './html/read-html.ts'
export { looksLikeMarkdown } from './markdown/looks-like-markdown.ts'
export { readMarkdown } from './markdown/read-markdown.ts'
export { writeMarkdown } from './markdown/write-markdown.ts'
