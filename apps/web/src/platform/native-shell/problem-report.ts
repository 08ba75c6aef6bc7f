import type { ProblemReport } from './actions.ts'

const mostPlaces = 10
/** Of one page: an error that comes back with every frame tells nothing new. */
const mostReports = 20

/**
 * What is told of an error. Its message is left out: it may have words of the document in it, as that of JSON that cannot be parsed.
 * So are ids in addresses.
 */
export function problemReport(error: unknown, origin: string, path: string, build: string): ProblemReport {
  const { name, stack } = error instanceof Error ? error : { name: 'Error', stack: undefined }
  return {
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    at: placesIn(stack ?? '', origin),
    route: routeOf(path),
    build,
  }
}

/** Only files of the app: what stands before them in a line may be anything. */
function placesIn(stack: string, origin: string): string[] {
  const places = stack.split('\n').flatMap((line) => {
    const [, address = '', at = ''] = /(https?:\/\/[^\s()]+?)(:\d{1,7}:\d{1,7})\)?$/.exec(line.trim()) ?? []
    const url = URL.parse(address)
    const isOurs = url?.origin === origin && /^\/(assets|src)\/[\w./-]{1,200}$/.test(url.pathname)
    return isOurs ? [`${url.pathname}${at}`] : []
  })
  return places.slice(0, mostPlaces)
}

const routes =
  /^\/(home|home\/(my|recent|share|shared-with-me|trash|collection|flow)|template|co|user|user\/info|team|trash|about|setting|notifications)$/
const routesOfIds = /^\/(home\/dir|doc|view|join|guest|history|embed|template)\/./

/** What is in an address belongs to people, except the names of pages. */
export function routeOf(path: string): string {
  if (path === '/' || routes.test(path)) return path
  const [, page] = routesOfIds.exec(path) ?? []
  return page === undefined ? 'other' : `/${page}/:id`
}

interface Problems {
  readonly origin: string
  readonly path: () => string
  readonly build: string
}

/** Reports errors until there have been enough of them, each place once. */
export function problemReporter({ origin, path, build }: Problems, tell: (report: ProblemReport) => void) {
  const told = new Set<string>()
  return (error: unknown): void => {
    if (told.size >= mostReports) return
    const report = problemReport(error, origin, path(), build)
    const key = JSON.stringify([report.name, report.at])
    if (told.has(key)) return
    told.add(key)
    tell(report)
  }
}
