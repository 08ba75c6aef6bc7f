import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { avatarOf } from '../platform/assets/index.ts'
import { personColor } from '../platform/person-color.ts'
import styles from './Avatar.module.css'
import { avatarDrawings } from './avatars/drawings.tsx'

interface Person {
  user_id: string
  nickname: string
  /** The name of a drawing, the id of a picture, or nothing of the kind. */
  avatar: string | null
}

/** The picture of a person whose name stands beside it; the first letter of that name where there is none, or not yet. */
export function Avatar({ person, size = 28 }: { person: Person; size?: number }) {
  const { user_id, nickname, avatar } = person
  const drawn = avatarDrawings[avatar ?? '']
  const isPicture = avatar !== null && !drawn
  const { data } = useQuery({ ...avatarQuery(user_id, avatar ?? ''), enabled: isPicture })
  if (drawn) {
    return (
      <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" className={styles.drawn}>
        <rect width="48" height="48" fill={drawn.ground} stroke="none" />
        {drawn.drawing}
      </svg>
    )
  }
  if (isPicture && data) return <Picture blob={data} size={size} />
  const [letter = '?'] = nickname.trim()
  return (
    // Drawn, not written: whoever controls the page by voice would have to say it with the name.
    <span
      aria-hidden="true"
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.43, ...colorStyle(user_id) }}
      data-letter={letter.toUpperCase()}
    />
  )
}

const colorStyle = (personId: string) => ({ '--own': personColor(personId) }) as CSSProperties

function Picture({ blob, size }: { blob: Blob; size: number }) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const address = URL.createObjectURL(blob)
    if (picture.current) picture.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={picture} alt="" width={size} height={size} className={styles.picture} />
}

const avatarQuery = (personId: string, avatar: string) =>
  queryOptions({
    queryKey: ['avatar', personId, avatar],
    queryFn: () => avatarOf(personId, avatar),
    staleTime: Number.POSITIVE_INFINITY,
  })
