/**
 * The plan of the house: which rooms there are and which other rooms each may import. `wall-rules.ts` makes a rule of each
 * row. A room that nobody has built yet has its walls already.
 */
interface Room {
  /** Its files, seen from the project's root. One group makes a room of each folder it matches. */
  files: string
  /** Rooms and doors. */
  mayImport: readonly (RoomName | Door)[]
  /** `none`: not even packages of npm. */
  npm?: 'none'
}

const packages = [
  'geometry',
  'text',
  'document',
  'layouts',
  'themes',
  'scene',
  'formula',
  'formats',
  'contract',
  'locales',
  'render',
] as const

const web = ['web platform', 'web ui', 'web editor', 'web features', 'web shells', 'web offline'] as const

type Package = (typeof packages)[number]

export type RoomName =
  | Package
  | (typeof web)[number]
  | 'web gallery'
  | 'web main'
  | 'web public'
  | 'server platform'
  | 'server domains'
  | 'server migrations'
  | 'server main'
  | 'cli'

/** The only file of a folder that its neighbours may import. */
export const doors = {
  'door of a domain': '^apps/server/src/domains/[^/]+/index\\.ts$',
  'door of a feature': '^apps/web/src/features/[^/]+/index\\.tsx?$',
}

type Door = keyof typeof doors

const packageRoom = (name: Package, mayImport: readonly Package[]): Room => ({
  files: `^packages/${name}/`,
  mayImport,
})

const packagesExcept = (...names: Package[]) => packages.filter((name) => !names.includes(name))

export const rooms: Record<RoomName, Room> = {
  geometry: { ...packageRoom('geometry', []), npm: 'none' },
  text: packageRoom('text', ['geometry']),
  layouts: packageRoom('layouts', ['geometry']),
  themes: packageRoom('themes', ['geometry']),
  document: packageRoom('document', ['geometry']),
  scene: packageRoom('scene', ['geometry', 'text', 'document', 'layouts', 'themes']),
  formula: packageRoom('formula', ['geometry', 'scene']),
  formats: packageRoom('formats', ['geometry', 'text', 'document', 'layouts', 'themes', 'scene']),
  contract: packageRoom('contract', ['document']),
  locales: packageRoom('locales', ['contract']),
  render: packageRoom('render', packagesExcept('render')),

  'server platform': { files: '^apps/server/src/platform/', mayImport: packages },
  'server domains': {
    files: '^apps/server/src/domains/([^/]+)/',
    mayImport: [...packages, 'server platform', 'door of a domain'],
  },
  'server migrations': { files: '^apps/server/migrations/', mayImport: [...packages, 'server platform'] },
  'server main': {
    files: '^apps/server/(src/[^/]+|package\\.json)$',
    mayImport: [...packages, 'server platform', 'server domains', 'server migrations'],
  },

  'web platform': {
    files: '^apps/web/src/platform/',
    mayImport: ['geometry', 'text', 'document', 'contract', 'locales'],
  },
  'web ui': { files: '^apps/web/src/ui/', mayImport: ['web platform'] },
  'web editor': {
    files: '^apps/web/src/editor/',
    mayImport: [...packagesExcept('contract', 'locales', 'render'), 'web platform', 'web ui'],
  },
  'web features': {
    files: '^apps/web/src/features/([^/]+)/',
    mayImport: [...packagesExcept('render'), 'web platform', 'web ui', 'web editor', 'door of a feature'],
  },
  'web shells': { files: '^apps/web/src/shells/', mayImport: web },
  'web offline': { files: '^apps/web/src/offline/', mayImport: web },
  'web gallery': { files: '^apps/web/src/gallery/', mayImport: [...packagesExcept('render'), 'web platform'] },
  'web main': {
    files: '^apps/web/src/[^/]+$',
    mayImport: ['web platform', 'web ui', 'web shells', 'web offline'],
  },
  'web public': { files: '^apps/web/public/', mayImport: [], npm: 'none' },

  cli: { files: '^apps/cli/', mayImport: [...packages, 'server platform'] },
}

/** Groups inside one folder, from the lowest up: each may import the groups before it, and none after it. */
interface Layers {
  folder: string
  order: readonly string[]
}

export const layers: Record<string, Layers> = {
  document: { folder: '^packages/document/src/', order: ['core/', 'mindmap/'] },
  scene: { folder: '^packages/scene/src/', order: ['drawing/', 'painters/', 'thumbnail/', 'mindmap/'] },
}

/** What may import anything: tests, and what runs while we build. */
export const tests = ['^(tests|bench)/', '\\.test\\.tsx?$']
export const tooling = ['^scripts/', '(^|/)[^/]+\\.config\\.[cm]?[jt]s$', '^\\.dependency-cruiser\\.mjs$']
