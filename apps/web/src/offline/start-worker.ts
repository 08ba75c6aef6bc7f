/** Has the app kept in this browser, once it is there and nobody waits for it any more. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () =>
    navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error) => console.warn('The app is not kept for when there is no network', error))
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start(), { once: true })
}

/** A newer build is out: it is fetched now, so that it is there when there is no network. */
export async function updateWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
}
