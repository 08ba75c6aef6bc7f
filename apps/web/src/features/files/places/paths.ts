export const homePath = '/home/my'
export const flowchartsPath = '/home/flow'
/** Home of those without an account. */
export const guestPath = '/guest'
/** Their flowcharts: names below `guestPath` are those of drafts. */
export const guestFlowchartsPath = '/guest-flow'

export const documentPath = (id: string): string => `/doc/${id}`
/** Its versions: the same page of the document, with the history over it. */
export const historyPath = (id: string): string => `/history/${id}`
/** Of a share link. */
export const viewPath = (shareId: string): string => `/view/${shareId}`
export const draftPath = (id: string): string => `${guestPath}/${id}`
export const folderPath = (id: string): string => `/home/dir/${id}`

/** Where teams are made, joined and left. */
export const teamPath = '/team'
/** The trash as native apps show it: a page by itself. */
export const appTrashPath = '/trash'
/** The trash of a team. */
export const teamTrashPath = (teamId: string): string => `/home/trash/${teamId}`

export const searchRoot = '/home/search'
export const searchPath = (words: string): string => `${searchRoot}?q=${encodeURIComponent(words)}`

export function folderAt(path: string): string | null {
  return /^\/home\/dir\/([0-9a-z]{32})$/.exec(path)?.[1] ?? null
}

export function teamTrashAt(path: string): string | null {
  return /^\/home\/trash\/([0-9a-z]{32})$/.exec(path)?.[1] ?? null
}
