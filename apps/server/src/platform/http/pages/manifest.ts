import type { FastifyRequest } from 'fastify'
import { translatorOf } from '../language.ts'

const icon = (file: string, sizes: string, purpose?: 'maskable') => ({
  src: `/icons/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...(purpose && { purpose }),
})

/** Where other apps send what they share. A browser that keeps the app takes it there itself (apps/web/src/offline/worker/share-target.ts). */
export const shareTargetPath = '/share-target'

/** By type and by ending: systems know few of these types. */
const acceptedFiles = [
  ...['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', 'image/bmp'],
  ...['text/plain', 'text/markdown', 'text/html', 'text/csv', 'application/json', 'application/xml', 'text/xml'],
  ...['application/zip', 'application/octet-stream', 'application/vnd.xmind.workbook'],
  ...['.xmind', '.mm', '.opml', '.md', '.markdown', '.txt', '.km', '.mmd', '.drawio', '.json', '.ramify', '.zip'],
]

/** What a device needs to know of the app to keep it among its own: by the name and in the language of the host. */
export async function manifestOf(request: FastifyRequest): Promise<object> {
  const { language, brand, text } = await translatorOf(request)
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: text('app.description'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // As the app is in light colours; a page that is open says by itself when it is dark.
    background_color: '#f6f7f9',
    theme_color: '#f6f7f9',
    categories: ['productivity', 'education'],
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    share_target: {
      action: shareTargetPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: acceptedFiles }] },
    },
    shortcuts: [
      { name: text('files.new'), url: '/new' },
      { name: text('files.maps'), url: '/home/my' },
      { name: text('files.recent'), url: '/home/recent' },
    ],
  }
}
