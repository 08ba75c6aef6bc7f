/** What a document looks like, in a file: every one of these holds both kinds of document. */
export const drawnFormats = {
  png: { name: 'PNG', extension: 'png', mediaType: 'image/png' },
  jpg: { name: 'JPG', extension: 'jpg', mediaType: 'image/jpeg' },
  svg: { name: 'SVG', extension: 'svg', mediaType: 'image/svg+xml' },
  pdf: { name: 'PDF', extension: 'pdf', mediaType: 'application/pdf' },
  docx: {
    name: 'Word',
    extension: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  html: { name: 'HTML', extension: 'html', mediaType: 'text/html' },
} as const satisfies Record<string, { readonly name: string; readonly extension: string; readonly mediaType: string }>

export type DrawnFormat = keyof typeof drawnFormats

/** The format that is drawn under such an ending. */
export function drawnFormatOf(extension: string): DrawnFormat | undefined {
  const wanted = extension.toLowerCase() === 'jpeg' ? 'jpg' : extension.toLowerCase()
  return Object.hasOwn(drawnFormats, wanted) ? (wanted as DrawnFormat) : undefined
}
