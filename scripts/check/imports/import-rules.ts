import { readFileSync } from 'node:fs'

/**
 * Which folder may import which others. `forbidden-imports.ts` makes a rule of each row. A folder that does not exist yet has its
 * rule already.
 */
interface FolderRule {
  /** Its files, seen from the project's root. With a group in the expression, each folder that matches has the rule for itself. */
  files: string
  /** Folders, and entry points of folders. */
  mayImport: readonly (FolderName | EntryPoint)[]
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

export type FolderName =
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

/** The files by which packages are entered: those that their `exports` name, the index first of all (ADR 70). */
export const packageEntries = packages.flatMap((name) => {
  const { exports } = JSON.parse(
    readFileSync(new URL(`../../../packages/${name}/package.json`, import.meta.url), 'utf8'),
  )
  return Object.values<string>(exports).map((file) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.')}$`)
})

/** The only file of a folder that its neighbours may import. */
export const entryPoints = {
  'index of a domain': '^apps/server/src/domains/[^/]+/index\\.ts$',
  'index of a feature': '^apps/web/src/features/[^/]+/index\\.tsx?$',
}

type EntryPoint = keyof typeof entryPoints

const packageRule = (name: Package, mayImport: readonly Package[]): FolderRule => ({
  files: `^packages/${name}/`,
  mayImport,
})

const packagesExcept = (...names: Package[]) => packages.filter((name) => !names.includes(name))

export const folderRules: Record<FolderName, FolderRule> = {
  geometry: { ...packageRule('geometry', []), npm: 'none' },
  text: packageRule('text', ['geometry']),
  layouts: packageRule('layouts', ['geometry']),
  themes: packageRule('themes', ['geometry']),
  document: packageRule('document', ['geometry']),
  scene: packageRule('scene', ['geometry', 'text', 'document', 'layouts', 'themes']),
  formula: packageRule('formula', ['geometry', 'scene']),
  formats: packageRule('formats', ['geometry', 'text', 'document', 'layouts', 'themes', 'scene']),
  contract: packageRule('contract', ['document']),
  locales: packageRule('locales', ['contract']),
  render: packageRule('render', packagesExcept('render')),

  'server platform': { files: '^apps/server/src/platform/', mayImport: packages },
  'server domains': {
    files: '^apps/server/src/domains/([^/]+)/',
    mayImport: [...packages, 'server platform', 'index of a domain'],
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
    mayImport: [...packagesExcept('render'), 'web platform', 'web ui', 'web editor', 'index of a feature'],
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
  document: { folder: '^packages/document/src/', order: ['core/', 'mindmap/', 'flowchart/'] },
  scene: {
    folder: '^packages/scene/src/',
    order: ['drawing/', 'painters/', 'thumbnail/', 'mindmap/', 'flowchart/'],
  },
  'the web editor': {
    folder: '^apps/web/src/editor/',
    order: ['core/', 'canvas/', 'input/', 'views/', 'editor-kind', 'mindmap/', 'flowchart/', 'shell/'],
  },
}

/**
 * Folders that work for every kind of document, and words that only mind maps have. An import rule does not find a kind-neutral file
 * that takes a map apart by itself.
 */
export const kindNeutral = {
  folders: [
    'packages/document/src/core/',
    'packages/scene/src/(drawing|painters|thumbnail)/',
    'apps/web/src/editor/(core|canvas|input|views)/',
    'apps/web/src/editor/editor-kind',
    'apps/server/src/domains/(documents/(?!kinds/)|files/|search/|storage/|own-data/)',
  ],
  words:
    /\b(openMap|newMap|mindmap|Map(Snapshot|Document|Content|Item)|(Node|Line|Range|Callout)Snapshot|NodeId|Topic\w*)\b/,
}

/** What may import anything: tests, and what runs while we build. */
export const tests = ['^(tests|bench)/', '\\.test\\.tsx?$']
export const tooling = ['^scripts/', '(^|/)[^/]+\\.config\\.[cm]?[jt]s$', '^\\.dependency-cruiser\\.mjs$']
