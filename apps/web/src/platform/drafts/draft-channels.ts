const listChannel = 'ramify.drafts'

export const draftChannel = (id: string): string => `ramify.draft.${id}`

/** Tells when the list of drafts is another one, in this tab or by another. */
export function watchDrafts(listener: () => void): () => void {
  const channel = new BroadcastChannel(listChannel)
  channel.onmessage = listener
  return () => channel.close()
}

export function draftsChanged(): void {
  const channel = new BroadcastChannel(listChannel)
  channel.postMessage(null)
  channel.close()
}
