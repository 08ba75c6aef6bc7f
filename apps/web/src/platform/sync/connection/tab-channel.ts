import * as Y from 'yjs'

type Message<News> =
  | { type: 'hello'; vector: Uint8Array<ArrayBuffer> }
  | { type: 'update'; update: Uint8Array }
  | { type: 'news'; news: News }

export interface TabChannel {
  /** Whether a change came from another tab. */
  isRemote: (origin: unknown) => boolean
  close: () => void
}

/** Lets all tabs of this browser that have a document open see each other's changes, without a server. */
export function openTabChannel<News>(name: string, doc: Y.Doc, onNews: (news: News) => void): TabChannel {
  const channel = new BroadcastChannel(name)
  const post = (message: Message<News>) => channel.postMessage(message)
  const greet = () => post({ type: 'hello', vector: Y.encodeStateVector(doc) as Uint8Array<ArrayBuffer> })
  const pass = (update: Uint8Array, origin: unknown) => {
    if (origin !== channel) post({ type: 'update', update })
  }
  channel.onmessage = ({ data }: MessageEvent<Message<News>>) => {
    if (data.type === 'news') onNews(data.news)
    else if (data.type === 'hello') post({ type: 'update', update: Y.encodeStateAsUpdate(doc, data.vector) })
    else Y.applyUpdate(doc, data.update, channel)
  }
  doc.on('update', pass)
  greet()
  return {
    isRemote: (origin) => origin === channel,
    close: () => {
      doc.off('update', pass)
      channel.close()
    },
  }
}

/** Tells every tab that has it open. */
export function tellTabs<News>(name: string, news: News): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage({ type: 'news', news } satisfies Message<News>)
  channel.close()
}
