import { Printer, X } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import type { Editor } from '../../../editor/editor-kind.ts'
import { useText } from '../../../platform/i18n/language.ts'
import { showError } from '../../../platform/show-error.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProgressLine } from '../../../ui/status/ProgressLine.tsx'
import type { ExportSource } from '../source.ts'
import styles from './PrintDialog.module.css'
import { printDrawing } from './print-drawing.ts'
import { printPicture } from './print-picture.ts'
import { type PrintSheets, type PrintWish, printSheets } from './print-sheets.ts'

interface Props {
  sources: readonly [ExportSource, ...ExportSource[]]
  editor: Editor | null
  onClose: () => void
}

interface Drawing {
  readonly address: string
  readonly size: { readonly width: number; readonly height: number }
}

/** More are not told apart in the preview. */
const mostShown = 60

/** A document on paper: on one sheet, or as large as on the screen on as many as it takes. */
export function PrintDialog({ sources, editor, onClose }: Props) {
  const { text } = useText()
  const [source] = sources
  const [wish, setWish] = useState<PrintWish>({ paper: 'a4', isLandscape: true, way: 'fit' })
  const drawing = useDrawing(source, editor, onClose)
  const sheets = drawing && printSheets(drawing.size, wish)
  const print = async () => {
    if (!drawing || !sheets) return
    const { paper, isLandscape } = wish
    await printPicture({ ...drawing, sheets, paper, isLandscape, title: source.name })
  }
  return (
    <Dialog label={text('exports.print')} className={styles.dialog} onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('exports.print')}</h2>
        <IconButton label={text('close')} icon={X} onClick={onClose} />
      </header>
      <div className={styles.preview}>
        {drawing && sheets ? <Sheets drawing={drawing} sheets={sheets} label={source.name} /> : <ProgressLine />}
      </div>
      <div className={styles.options}>
        <Segmented
          label={text('exports.print.way')}
          value={wish.way}
          options={[
            { value: 'fit', label: text('exports.print.fit') },
            { value: 'tiled', label: text('exports.print.tiled') },
          ]}
          onChange={(way) => setWish({ ...wish, way })}
        />
        <Segmented
          label={text('exports.paper')}
          value={wish.paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'a3', label: 'A3' },
          ]}
          onChange={(paper) => setWish({ ...wish, paper })}
        />
        <Segmented
          label={text('exports.print.turn')}
          value={wish.isLandscape ? 'landscape' : 'portrait'}
          options={[
            { value: 'landscape', label: text('exports.print.landscape') },
            { value: 'portrait', label: text('exports.print.portrait') },
          ]}
          onChange={(turn) => setWish({ ...wish, isLandscape: turn === 'landscape' })}
        />
      </div>
      <footer className={styles.foot}>
        <p role="status" className={styles.count}>
          {sheets && text('exports.print.sheets', { count: sheets.columns * sheets.rows })}
        </p>
        <Button size="l" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button variant="filled" size="l" isOff={!drawing} onClick={() => void print().catch(showError)}>
          <Icon icon={Printer} size="s" />
          {text('exports.print')}
        </Button>
      </footer>
    </Dialog>
  )
}

function Sheets({ drawing, sheets, label }: { drawing: Drawing; sheets: PrintSheets; label: string }) {
  const { area, scale, columns, rows } = sheets
  const shown = Math.min(columns * rows, mostShown)
  const grid = { '--columns': columns, '--rows': rows, '--ratio': area.width / area.height } as CSSProperties
  return (
    <div className={styles.sheets} style={grid}>
      {Array.from({ length: shown }, (_, nth) => {
        const [column, row] = [nth % columns, Math.floor(nth / columns)]
        const place = {
          width: `${((drawing.size.width * scale) / area.width) * 100}%`,
          left: `${-column * 100}%`,
          top: `${-row * 100}%`,
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
          <div key={nth} className={styles.sheet}>
            <img src={drawing.address} alt={nth === 0 ? label : ''} className={styles.picture} style={place} />
          </div>
        )
      })}
    </div>
  )
}

function useDrawing(source: ExportSource, editor: Editor | null, onFail: () => void): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const draw = async () => {
      const { svg, size } = await printDrawing(source, editor, signal)
      if (signal.aborted) return
      const address = URL.createObjectURL(new Blob([new Uint8Array(svg)], { type: 'image/svg+xml' }))
      signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      setDrawing({ address, size })
    }
    draw().catch((error) => {
      if (signal.aborted) return
      showError(error)
      onFail()
    })
    return () => controller.abort()
  }, [source])
  return drawing
}
