import { tileGrid } from '@ramify/formats'
import { Copy, Download, Gem, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { copyAsImage } from '../../../editor/views/pictures/copy-image.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { isExportBlocked, watermarkWords } from '../../../platform/session/watermark-words.ts'
import { useStore } from '../../../platform/store.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { isPlanShown } from '../../files/index.ts'
import { beginExport } from '../begin-export.ts'
import { type ExportFormat, exportFormats } from '../formats/export-format.ts'
import { isFor, lastOptions, rememberOptions } from '../formats/export-options.ts'
import { exportJobs, forgetDone } from '../jobs/export-jobs.ts'
import type { ExportSource } from '../source.ts'
import styles from './ExportDialog.module.css'
import { ExportPreview } from './ExportPreview.tsx'
import { FormatChoice, formatName } from './FormatChoice.tsx'
import { JobRows } from './JobRows.tsx'
import { NameAndSize } from './NameAndSize.tsx'
import { OptionRows } from './OptionRows.tsx'
import { fittingScale, isTooLarge } from './picture-size.ts'
import { TooLarge } from './TooLarge.tsx'
import { usePreview } from './use-preview.ts'

interface Props {
  sources: readonly [ExportSource, ...ExportSource[]]
  /** Of the document, where it is open. */
  editor: Editor | null
  /** Somebody else's: what a plan adds is not theirs to choose. */
  isShared?: boolean
  onClose: () => void
}

/** What a document is saved as: formats and options at the right, what comes of them at the left. */
export function ExportDialog({ sources, editor, isShared = false, onClose }: Props) {
  const translator = useText()
  const { text } = translator
  const titleId = useId()
  const [source] = sources
  const isSeveral = sources.length > 1
  const formats = formatsOfAll(sources)
  const [options, setOptions] = useState(lastOptions)
  const format = formats.find(({ id }) => id === options.format) ?? (formats[0] as ExportFormat)
  const part = editor ? editor.kind.pictures.part(editor) : undefined
  const [isPart, setPart] = useState(false)
  const [name, setName] = useState(isSeveral ? text('exports.archive') : source.name)
  const hasPart = isPart && part != null && isFor('part', format.id)
  const watermark = watermarkWords()
  const { scale, isTransparent, paper, isLandscape } = options
  const order = { source, editor, format, isTransparent, isPart: hasPart, watermark: format.isDrawn ? watermark : '' }
  const state = usePreview(order)
  const size = state.shown?.preview.size ?? null
  const isOver = size !== null && !isSeveral && isFor('scale', format.id) && isTooLarge(size, scale)
  const isTiled = isFor('paper', format.id) && paper !== 'one'
  const grid = size && isTiled ? tileGrid(size, paper, isLandscape) : null
  const jobs = useStore(exportJobs)
  useEffect(() => forgetDone, [])

  const change = (next: typeof options) => {
    setOptions(next)
    rememberOptions(next)
  }
  const choose = (id: string) => change({ ...options, format: id })
  const isBlocked = format.isDrawn && isExportBlocked()
  const begin = () => {
    if (isBlocked) isPlanShown.set(true)
    else if (!isOver) beginExport({ sources, editor, format, options, part: hasPart ? (part?.id ?? null) : null, name })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A button has an Enter of its own.
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    begin()
  }
  return (
    <Dialog label={text('exports.title')} className={styles.dialog} onClose={onClose} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {isSeveral ? text('exports.title.many', { count: sources.length }) : text('exports.title')}
        </h2>
        <IconButton label={text('close')} icon={X} onClick={onClose} />
      </header>
      <div className={styles.columns}>
        <div className={styles.left}>
          <ExportPreview format={format} name={source.name} state={state} grid={grid} />
          <NameAndSize
            name={name}
            onName={setName}
            extension={isSeveral ? 'zip' : format.extension}
            preview={isSeveral ? null : (state.shown?.preview ?? null)}
            scale={isFor('scale', format.id) ? scale : 1}
            hasPixels={format.group === 'image'}
          />
          {isOver && (
            <TooLarge
              fits={fittingScale(size)}
              onScale={(fits) => change({ ...options, scale: fits })}
              onFormat={choose}
            />
          )}
          {jobs.length > 0 && <JobRows />}
        </div>
        <div className={styles.right}>
          <FormatChoice formats={formats} chosen={format} onChoose={({ id }) => choose(id)} />
          <hr className={styles.line} />
          <OptionRows
            format={format.id}
            options={options}
            onChange={change}
            part={part}
            isPart={isPart}
            onPart={setPart}
          />
        </div>
      </div>
      <footer className={styles.foot}>
        <p className={styles.plan}>
          {(isBlocked || (format.isDrawn && watermark !== '')) && (
            <>
              <Icon icon={Gem} className={styles.gem} />
              {isBlocked ? translator.message('x-export-vip') : text('exports.marked')}{' '}
              {!isShared && (
                <button type="button" className={styles.link} onClick={() => isPlanShown.set(true)}>
                  {text('exports.see-vip')}
                </button>
              )}
            </>
          )}
        </p>
        {editor && (
          <Button size="l" onClick={() => void copyAsImage(editor, hasPart)}>
            <Icon icon={Copy} size="s" />
            {text('exports.copy-image')}
          </Button>
        )}
        <Button variant="filled" size="l" isOff={isOver} onClick={begin}>
          <Icon icon={Download} size="s" />
          {text('exports.act', { format: formatName(format, translator) })}
        </Button>
      </footer>
    </Dialog>
  )
}

/** Of several documents: what all of them can be written in. */
function formatsOfAll(sources: Props['sources']): readonly ExportFormat[] {
  const [first, ...others] = sources.map(({ kind }) => exportFormats(kind))
  return (first ?? []).filter(({ id }) => others.every((formats) => formats.some((each) => each.id === id)))
}
