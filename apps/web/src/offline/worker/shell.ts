/** One build of the app: its name, and the files without which it does not start. */
export interface Build {
  readonly version: string
  readonly files: readonly string[]
}

const prefix = 'ramify.shell.'
/** Fonts, and what else was needed once. */
const neededCache = 'ramify.fonts'
const page = '/index.html'
/** A network that does not answer is none. */
const patience = 5_000
/** Whoever stands before the server says that it is not there. */
const gateway = [502, 503, 504]

/** Fetches a build whole, or fails: half of one would start and then miss something. */
export async function keepBuild({ version, files }: Build): Promise<void> {
  const response = await fetch('/', { cache: 'no-cache' })
  const html = response.ok ? await response.clone().text() : ''
  // The server has moved on since: the next worker is on its way.
  if (!html.includes(`content="${version}"`)) throw new Error('This is another build')
  const cache = await caches.open(prefix + version)
  await cache.addAll(files)
  await cache.put(page, response)
}

/** The one before stays: a tab that has been open since may still need parts of it. */
export async function dropOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)))
}

export async function answerPage(
  request: Request,
  { version }: Build,
  preloaded?: Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null))
  const fresh = fromServer(request, preloaded)
  const answer = await Promise.race([fresh, late])
  if (answer) return answer
  const cache = await caches.open(prefix + version)
  const kept = await cache.match(request.mode === 'navigate' ? page : request)
  return kept ?? (await fresh) ?? Response.error()
}

export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  // Of the hundreds of pieces of a Chinese font those that were needed once, and of large parts of the app.
  if (response.ok && /\.woff2$|\/assets\/needed\//.test(request.url)) await keepNeeded(request, response.clone())
  return response
}

async function keepNeeded(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(neededCache)).put(request, response)
  } catch (error) {
    console.warn('It is not kept', request.url, error)
  }
}

/** Null when there is no server to answer. */
async function fromServer(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response | null> {
  try {
    const response = (await preloaded) ?? (await fetch(request))
    return gateway.includes(response.status) ? null : response
  } catch {
    return null
  }
}
