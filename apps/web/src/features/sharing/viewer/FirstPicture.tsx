import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { screenOf } from '../../../editor/core/viewport/screen.ts'
import { firstView } from '../../../editor/mindmap/first-view.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './FirstPicture.module.css'
import { fetchPoster, type Poster } from './poster.ts'

interface Props {
  shareId: string
  /** On a phone everything is shown unfolded. */
  isPhone: boolean
  /** The map is there. */
  isGone: boolean
}

/** What the server has drawn of the map, where the map will be: there before anything that draws maps has come. */
export function FirstPicture({ shareId, isPhone, isGone }: Props) {
  const queries = useQueryClient()
  const queryKey = ['poster', shareId, isPhone]
  const { data: poster } = useQuery({
    queryKey,
    queryFn: () => fetchPoster(shareId, isPhone),
    enabled: !isGone,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which one it is
  useEffect(() => {
    if (!isGone || !poster) return
    const timer = setTimeout(() => {
      // Who comes again sees it as it is then.
      queries.removeQueries({ queryKey })
      URL.revokeObjectURL(poster.address)
    }, fadeMs)
    return () => clearTimeout(timer)
  }, [isGone, poster])
  return poster ? <PosterView poster={poster} isGone={isGone} /> : null
}

/** As long as the map takes to come in. */
const fadeMs = 200

function PosterView({ poster, isGone }: { poster: Poster; isGone: boolean }) {
  const paper = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const [host, image] = [paper.current, picture.current]
    if (!host || !image) return
    const place = () => placePoster(poster, host, image)
    place()
    const watcher = new ResizeObserver(place)
    watcher.observe(host)
    return () => watcher.disconnect()
  }, [poster])
  // Only maps have a main topic; below other drawings are the tabs of their pages.
  const hasPages = poster.landmarks.root === null
  return (
    <div ref={paper} className={classNames(styles.paper, hasPages && styles.abovePages, isGone && styles.gone)}>
      <img ref={picture} src={poster.address} alt="" className={styles.picture} />
    </div>
  )
}

/** As `tileSide` of the scene, which comes later. */
const tileSide = 96

function placePoster({ area, landmarks, paper, tile }: Poster, host: HTMLElement, image: HTMLElement): void {
  const { x, y, zoom } = firstView(landmarks, screenOf(host))
  const pixels = (length: number) => `${length * zoom}px`
  Object.assign(image.style, {
    left: pixels(area.x - x),
    top: pixels(area.y - y),
    width: pixels(area.width),
    height: pixels(area.height),
  })
  host.style.backgroundColor = paper
  if (tile === null) return
  Object.assign(host.style, {
    backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(tile)}")`,
    backgroundSize: pixels(tileSide),
    backgroundPosition: `${pixels(-x)} ${pixels(-y)}`,
  })
}
