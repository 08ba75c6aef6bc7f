import { fitInside, type Size } from '@ramify/geometry'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState, type WheelEvent } from 'react'
import { useText } from '../../../platform/i18n/language.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useMapEditor } from '../use-map-editor.ts'
import styles from './PictureDialog.module.css'

const [least, most, step] = [0.25, 4, 1.25]

type Loaded = { readonly url: string | null } | null

/** A picture as it was given, as large as the window allows and larger. */
export function PictureDialog({ resource, onClose }: { resource: string; onClose: () => void }) {
  const { assets } = useMapEditor()
  const { text, message, language } = useText()
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [tries, setTries] = useState(0)
  const [zoom, setZoom] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the person tries again
  useEffect(() => {
    let isCurrent = true
    setLoaded(null)
    assets.url(resource, 'original').then(
      (url) => isCurrent && setLoaded({ url }),
      () => isCurrent && setLoaded({ url: null }),
    )
    return () => {
      isCurrent = false
    }
  }, [assets, resource, tries])

  const [size, setSize] = useState<Size | undefined>()
  const room = useRef<HTMLDivElement>(null)
  // Not on a button: its tooltip would take the first Escape for itself.
  useEffect(() => room.current?.focus(), [])

  const zoomBy = (factor: number) => setZoom((now) => Math.min(most, Math.max(least, now * factor)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomBy(step)
    else if (event.key === '-') zoomBy(1 / step)
    else if (event.key === '0') setZoom(1)
    else return
    event.preventDefault()
  }
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) zoomBy(event.deltaY < 0 ? step : 1 / step)
  }
  return (
    <Dialog label={text('editor.image.original')} className={styles.dialog} onClose={onClose} onKeyDown={onKeyDown}>
      <header className={styles.bar}>
        <IconButton label={text('editor.action.zoom-out')} icon={ZoomOut} onClick={() => zoomBy(1 / step)} />
        <output className={styles.percent}>{new Intl.NumberFormat(language, { style: 'percent' }).format(zoom)}</output>
        <IconButton label={text('editor.action.zoom-in')} icon={ZoomIn} onClick={() => zoomBy(step)} />
        <span className={styles.gap} />
        <IconButton label={text('close')} icon={X} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll what is larger than the window */}
      <section ref={room} tabIndex={0} aria-label={text('editor.image')} className={styles.room} onWheel={onWheel}>
        {loaded === null && <Spinner />}
        {loaded?.url === null && (
          <div role="alert" className={styles.failure}>
            <p>{message('x-original-image-failed')}</p>
            <Button onClick={() => setTries(tries + 1)}>{text('retry')}</Button>
          </div>
        )}
        {loaded?.url && (
          <img
            src={loaded.url}
            alt={text('editor.image.original')}
            className={styles.picture}
            style={size && { width: size.width * zoom, height: size.height * zoom }}
            onLoad={({ currentTarget: image }) => setSize(fitting(image, room.current))}
            onError={() => setLoaded({ url: null })}
          />
        )}
      </section>
    </Dialog>
  )
}

/** All of it in the room, never larger than it is. */
function fitting({ naturalWidth, naturalHeight }: HTMLImageElement, room: HTMLElement | null): Size {
  const natural = { width: naturalWidth, height: naturalHeight }
  return room ? fitInside(natural, { width: room.clientWidth, height: room.clientHeight }) : natural
}
