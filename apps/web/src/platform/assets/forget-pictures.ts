const prefix = 'ramify.pictures.'

/** Images of documents leave this device; the server has all of them, and what is not sent yet is kept elsewhere. `null`: all. */
export async function forgetPictures(ids: readonly string[] | null): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    if (ids === null) await caches.delete(name)
    else await forgetSome(await caches.open(name), new Set(ids))
  }
}

async function forgetSome(cache: Cache, ids: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (ids.has(id)) await cache.delete(request)
  }
}
