/** An icon that somebody brought along: a picture of the document, and what it is called. */
export interface OwnIcon {
  readonly resource: string
  readonly name: string
}

/** Letters of a name: with the longest id it is no longer than names of icons are. */
export const longestIconName = 40

/** Ids of pictures have no slashes. An app that knows nothing of own icons shows that there is an icon. */
const shape = /^own\/([A-Za-z0-9][\w.:-]{0,63})\/([\s\S]{1,40})$/

/** Null for an icon that every map has, and for one of another program. */
export function readOwnIcon(icon: string): OwnIcon | null {
  const [, resource, name] = shape.exec(icon) ?? []
  return resource === undefined || name === undefined ? null : { resource, name }
}

/** As the icons of a topic name it. */
export function writeOwnIcon({ resource, name }: OwnIcon): string {
  return `own/${resource}/${name}`
}
