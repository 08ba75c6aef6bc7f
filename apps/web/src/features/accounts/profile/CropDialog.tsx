import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import styles from './CropDialog.module.css'
import { type Crop, cropWithin, mostZoom, squareOf, wholeOf } from './crop.ts'
import { cutOut } from './cut-out.ts'

interface Props {
  picture: ImageBitmap
  type: string
  /** Keeps what was cut out; the dialog waits for it. */
  onCut: (square: Blob) => Promise<void>
  onClose: () => void
}

/** On the screen, in pixels. */
const window = 240
const step = 8

/** The part of a picture that stands for a person: dragged and enlarged, by hand or by keys. */
export function CropDialog({ picture, type, onCut, onClose }: Props) {
  const { text } = useText()
  const [crop, setCrop] = useState<Crop>(() => wholeOf(picture))
  const [isBusy, setBusy] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef({ x: 0, y: 0 })
  const square = squareOf(picture, crop)
  const scale = window / square.side

  useEffect(() => {
    const { left, top, side } = squareOf(picture, crop)
    const sharp = devicePixelRatio
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    element.width = window * sharp
    element.height = window * sharp
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, side, side, 0, 0, element.width, element.height)
  }, [picture, crop])

  const change = (part: (before: Crop) => Partial<Crop>) =>
    setCrop((before) => cropWithin(picture, { ...before, ...part(before) }))
  const move = (x: number, y: number) => change((before) => ({ x: before.x - x / scale, y: before.y - y / scale }))

  const hold = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { x: event.clientX, y: event.clientY }
  }
  const drag = (event: PointerEvent) => {
    const { clientX: x, clientY: y } = event
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(x - held.current.x, y - held.current.y)
    held.current = { x, y }
  }
  const byKey = (event: KeyboardEvent) => {
    const [x, y] = directions[event.key] ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    move(-x * step, -y * step)
  }
  const cut = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await onCut(await cutOut(picture, square, type))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={text('accounts.avatar.crop')}
      size="s"
      act={text('accounts.avatar.use')}
      isBusy={isBusy}
      onAct={() => void cut()}
      onClose={onClose}
    >
      <canvas
        ref={canvas}
        tabIndex={0}
        role="img"
        aria-label={text('accounts.avatar.move')}
        className={styles.window}
        onPointerDown={hold}
        onPointerMove={drag}
        onKeyDown={byKey}
      />
      <input
        type="range"
        className={styles.zoom}
        aria-label={text('accounts.avatar.zoom')}
        min={1}
        max={mostZoom}
        step={0.01}
        value={crop.zoom}
        onChange={(event) => change(() => ({ zoom: event.target.valueAsNumber }))}
      />
    </FormDialog>
  )
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
