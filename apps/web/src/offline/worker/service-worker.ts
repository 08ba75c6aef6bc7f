import { keepShared } from './share-target.ts'
import { answerFile, answerPage, type Build, dropOldBuilds, keepBuild } from './shell.ts'
import { wayOf } from './ways.ts'

// Keeps the app itself in the browser, so that it opens without a network. People's work is not its business: that is in
// IndexedDB, by the app's own hand.

declare const self: ServiceWorkerGlobalScope

/** The build puts it here. */
const build = JSON.parse('__BUILD__') as Build

/** Which browsers can do without starting this worker: most files are asked for while it has not even started. */
interface RoutedInstall extends ExtendableEvent {
  addRoutes?(routes: { condition: { urlPattern: string }; source: 'cache' }[]): Promise<void>
}

self.addEventListener('install', (event: RoutedInstall) => {
  // Of every build that is kept: an old tab asks for the files of its own. What is not there comes from the server.
  const kept = ['/assets/:name.js', '/assets/:name.css'].map((urlPattern) => ({
    condition: { urlPattern },
    source: 'cache' as const,
  }))
  event.addRoutes?.(kept).catch((error: unknown) => console.warn('Files wait for this worker', error))
  event.waitUntil(keepBuild(build).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldBuilds(), self.registration.navigationPreload?.enable(), self.clients.claim()]).then(
      () => undefined,
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin)
  if (way === 'page') event.respondWith(answerPage(event.request, build, event.preloadResponse))
  if (way === 'file') event.respondWith(answerFile(event.request))
  if (way === 'shared') event.respondWith(keepShared(event.request))
})
