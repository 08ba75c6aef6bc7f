import type { ExportSettings } from '@ramify/formats'
import type { Editor } from '../../editor/editor-kind.ts'
import { shell } from '../../platform/native-shell/shell.ts'
import { notify } from '../../platform/notices/notices.ts'
import { watermarkWords } from '../../platform/session/watermark-words.ts'
import { canShareFile, shareFile } from '../../platform/share-sheet.ts'
import { trackUse } from '../../platform/tracking/track.ts'
import { exportAsked } from './export-asked.ts'
import { distinctNames, fileName } from './file-names.ts'
import type { ExportFormat } from './formats/export-format.ts'
import { type ExportOptions, isFor } from './formats/export-options.ts'
import { type ExportJob, exportedFile, startExport } from './jobs/export-jobs.ts'
import { failureText } from './jobs/failure-text.ts'
import { renderExport, serveExport } from './render/render-export.ts'
import { shownPage } from './shown-page.ts'
import type { ExportSource } from './source.ts'

interface Order {
  readonly sources: readonly [ExportSource, ...ExportSource[]]
  readonly editor: Editor | null
  readonly format: ExportFormat
  readonly options: ExportOptions
  /** A branch of the map that is open; null: all of it. */
  readonly part: string | null
  /** Of the file, without its ending. */
  readonly name: string
}

/** Exports one document, or several in one archive; a shell gets them one by one. */
export function beginExport(order: Order): void {
  const { sources, format, name } = order
  const settings = settingsOf(order)
  const [source] = sources
  trackUse('export_file', { format: format.id })
  if (shell !== null) {
    for (const each of sources) exportForShell(each, sources.length === 1 ? name : each.name, format, settings)
    return
  }
  if (sources.length === 1) {
    startExport({
      name: fileName(name, format.extension),
      run: (work) => renderExport({ source, format, settings, ...work }),
      onEnd: tellEnd,
    })
    return
  }
  startExport({
    name: fileName(name, 'zip'),
    run: async ({ signal, onProgress }) => {
      const { writeZip } = await import('@ramify/formats')
      const names = distinctNames(
        sources.map((each) => each.name),
        format.extension,
      )
      const files = new Map<string, Uint8Array>()
      for (const [nth, each] of sources.entries()) {
        onProgress(nth, sources.length)
        const blob = await renderExport({ source: each, format, settings, signal, onProgress: () => undefined })
        files.set(names[nth] ?? `${nth}`, new Uint8Array(await blob.arrayBuffer()))
      }
      return new Blob([new Uint8Array(writeZip(files))], { type: 'application/zip' })
    },
    onEnd: tellEnd,
  })
}

function exportForShell(source: ExportSource, name: string, format: ExportFormat, settings: ExportSettings): void {
  const full = fileName(name, format.extension)
  startExport({
    name: full,
    run: (work) => serveExport({ source, format, settings, ...work }, full.slice(0, -(format.extension.length + 1))),
    onEnd: tellEnd,
  })
}

function settingsOf({ editor, format, options, part }: Order): ExportSettings {
  const { id, isDrawn, group } = format
  const { scale, isTransparent, paper, isLandscape } = options
  const page = group === 'image' ? shownPage(editor) : null
  const chosen = part ?? page
  const watermark = isDrawn ? watermarkWords() : ''
  return {
    ...(isFor('scale', id) && { scale }),
    ...(isFor('transparent', id) && { transparent: isTransparent }),
    ...(isFor('paper', id) && { paper, landscape: isLandscape }),
    ...(chosen !== null && isDrawn && { part: chosen }),
    ...(watermark !== '' && { watermark }),
  }
}

/** The dialog tells by itself. */
function tellEnd({ id, name, status, error, wasOffline }: ExportJob): void {
  if (exportAsked.get() !== null) return
  const file = status === 'done' ? exportedFile(id) : null
  if (status === 'done') {
    notify({
      kind: 'status',
      words: ({ text }) => text(shell === null ? 'exports.saved.named' : 'exports.ready.named', { name }),
      ...(file &&
        canShareFile(file) && {
          action: { label: ({ text }) => text('exports.share'), run: () => void shareFile(file) },
        }),
    })
  } else notify({ kind: 'error', words: (translator) => `${name}: ${failureText({ error, wasOffline }, translator)}` })
}
