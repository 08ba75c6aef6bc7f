import { escaped } from './brand-page.ts'

/** What is said of one place in the app, besides the brand. */
export interface PageExtras {
  /** Elements of the page's head. */
  meta: readonly { name?: string; property?: string; content: string }[]
  /** Paths of what the page will ask for first, each for windows that its media query names. */
  preload?: readonly { path: string; media?: string }[]
  /** The path of a picture of the place, for whoever shows a link to it. */
  picture?: string
  /** Hosts that may show the page in a frame. */
  frameAncestors: readonly string[]
}

/** What is said of the place at a path; null: nothing. */
export type PageExtrasOf = (path: string) => Promise<PageExtras | null>

export function withExtras(html: string, { meta, picture, preload = [] }: PageExtras, origin: string): string {
  const all = picture === undefined ? meta : [...meta, { property: 'og:image', content: origin + picture }]
  const elements = all.map(({ name, property, content }) => {
    const what = name === undefined ? `property="${escaped(property ?? '')}"` : `name="${escaped(name)}"`
    return `<meta ${what} content="${escaped(content)}" />`
  })
  const links = preload.map(({ path, media }) => {
    const where = media === undefined ? '' : ` media="${escaped(media)}"`
    return `<link rel="preload" as="fetch" crossorigin href="${escaped(path)}"${where} />`
  })
  return html.replace('</head>', () => `${elements.join('')}${links.join('')}</head>`)
}

/** The policy of all pages, with other hosts that may show this one in a frame. */
export const framedBy = (policy: string, hosts: readonly string[]): string =>
  policy.replace("frame-ancestors 'none'", () => `frame-ancestors ${hosts.join(' ')}`)
