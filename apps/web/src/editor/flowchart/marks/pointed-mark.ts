/** A sign of a link or a note, as a pointer finds it. */
export interface PointedMark {
  readonly id: string
  readonly kind: 'link' | 'note'
}

export function sameMark(one: PointedMark | null, other: PointedMark | null): boolean {
  return one?.id === other?.id && one?.kind === other?.kind
}
