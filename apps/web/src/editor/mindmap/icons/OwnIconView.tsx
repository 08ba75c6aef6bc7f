import { usePicture } from '../../canvas/use-picture.ts'

/** An icon that somebody brought into the map; its empty place until it has come. */
export function OwnIconView({ resource, className }: { resource: string; className?: string | undefined }) {
  const url = usePicture(resource)
  return url ? <img src={url} alt="" className={className} /> : <span className={className} />
}
