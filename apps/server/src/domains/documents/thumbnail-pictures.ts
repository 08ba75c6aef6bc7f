/** What stands for a picture in a stored thumbnail: its bytes are kept elsewhere, and may come later than the drawing. */
export function pictureHref(resource: string): string {
  return `${scheme}${encodeURIComponent(resource.toWellFormed())}`
}

/** The pictures that a thumbnail shows, the first ones: it has to stay small. */
export function picturesIn(svg: string): string[] {
  const all = Array.from(svg.matchAll(placeholder), ([, name = '']) => resourceOf(name))
  return [...new Set(all)].slice(0, mostPictures)
}

/** With data URLs in the places of pictures; a grey field where there is none. */
export function withPictures(svg: string, pictures: ReadonlyMap<string, string>): string {
  return svg.replace(placeholder, (_, name: string) => `href="${pictures.get(resourceOf(name)) ?? grey}"`)
}

const scheme = 'resource:'
const placeholder = /href="resource:([^"]*)"/g
const mostPictures = 4

function resourceOf(name: string): string {
  return decodeURIComponent(name.replaceAll('&#39;', "'"))
}

/** One pixel of what stands for pictures everywhere that have not come, stretched over their place. */
const grey = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path d="M0 0h1v1H0z" fill="#8a93a2" fill-opacity=".2"/></svg>',
)}`
