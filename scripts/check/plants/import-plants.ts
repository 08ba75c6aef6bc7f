import { type FolderName, folderRules } from '../imports/import-rules.ts'

/** A file with an import that its rule must refuse, or (`rule` is `null`) must not. */
export interface ImportPlant {
  rule: string | null
  file: string
  source: string
  /** What the report names, where it is not the file itself. */
  reported?: string
}

const imports = (module: string) => `import '${module}'`

/** One file in each folder, what it must not import, and what it may. */
const plantsByFolder: Record<FolderName, { folder: string; refused: string; allowed: readonly string[] }> = {
  geometry: { folder: 'packages/geometry/src', refused: '@ramify/text', allowed: ['./planted-target.ts'] },
  text: { folder: 'packages/text/src', refused: '@ramify/document', allowed: ['@ramify/geometry', 'zod'] },
  layouts: { folder: 'packages/layouts/src', refused: '@ramify/text', allowed: ['@ramify/geometry'] },
  themes: { folder: 'packages/themes/src', refused: '@ramify/layouts', allowed: ['@ramify/geometry'] },
  document: { folder: 'packages/document/src', refused: '@ramify/contract', allowed: ['@ramify/geometry', 'yjs'] },
  scene: {
    folder: 'packages/scene/src',
    refused: '@ramify/formats',
    allowed: ['@ramify/geometry', '@ramify/text', '@ramify/document', '@ramify/layouts', '@ramify/themes'],
  },
  formula: {
    folder: 'packages/formula/src',
    refused: '@ramify/document',
    allowed: ['@ramify/geometry', '@ramify/scene', 'mathjax-full/js/mathjax.js'],
  },
  formats: {
    folder: 'packages/formats/src',
    refused: '@ramify/locales',
    allowed: ['@ramify/geometry', '@ramify/text', '@ramify/document', '@ramify/scene'],
  },
  contract: { folder: 'packages/contract/src', refused: '@ramify/scene', allowed: ['@ramify/document', 'zod'] },
  locales: { folder: 'packages/locales/src', refused: '@ramify/document', allowed: ['@ramify/contract'] },
  render: {
    folder: 'packages/render/src',
    refused: '../../../apps/server/src/platform/planted-target.ts',
    allowed: ['@ramify/scene', '@ramify/formats', 'node:fs'],
  },
  'server platform': {
    folder: 'apps/server/src/platform',
    refused: '../domains/planted/index.ts',
    allowed: ['@ramify/contract', '@ramify/locales', '@ramify/render', 'node:fs', 'fastify'],
  },
  'server domains': {
    folder: 'apps/server/src/domains/planted',
    refused: '../planted-too/planted-target.ts',
    allowed: ['@ramify/contract', '../../platform/planted-target.ts', '../access/index.ts', '../planted-too/index.ts'],
  },
  'server migrations': {
    folder: 'apps/server/migrations',
    refused: '../src/domains/planted/index.ts',
    allowed: ['@ramify/contract', '../src/platform/planted-target.ts', 'kysely'],
  },
  'server main': {
    folder: 'apps/server/src',
    refused: '../../web/src/platform/planted-target.ts',
    allowed: ['./platform/planted-target.ts', './domains/planted/index.ts', './domains/planted/planted-target.ts'],
  },
  'web platform': {
    folder: 'apps/web/src/platform',
    refused: '@ramify/scene',
    allowed: ['@ramify/geometry', '@ramify/text', '@ramify/document', '@ramify/contract', '@ramify/locales', 'react'],
  },
  'web ui': {
    folder: 'apps/web/src/ui',
    refused: '@ramify/locales',
    allowed: ['../platform/planted-target.ts', './planted-target.ts', './planted.module.css', 'react'],
  },
  'web editor': {
    folder: 'apps/web/src/editor',
    refused: '@ramify/contract',
    allowed: ['@ramify/scene', '@ramify/formats/clipboard', '../platform/planted-target.ts', '../ui/planted-target.ts'],
  },
  'web features': {
    folder: 'apps/web/src/features/planted',
    refused: '../planted-too/planted-target.ts',
    allowed: ['@ramify/contract', '@ramify/formats', '../../editor/planted-target.ts', '../planted-too/index.ts'],
  },
  'web shells': {
    folder: 'apps/web/src/shells/desktop',
    refused: '@ramify/contract',
    allowed: ['../../features/planted/index.ts', '../../offline/planted-target.ts', '../../ui/planted-target.ts'],
  },
  'web offline': {
    folder: 'apps/web/src/offline',
    refused: '@ramify/document',
    allowed: ['../platform/planted-target.ts', '../ui/planted-target.ts'],
  },
  'web gallery': {
    folder: 'apps/web/src/gallery',
    refused: '../editor/planted-target.ts',
    allowed: ['@ramify/scene', '../platform/planted-target.ts'],
  },
  'web main': {
    folder: 'apps/web/src',
    refused: './features/planted/index.ts',
    allowed: ['./shells/desktop/planted-target.ts', './shells/phone/planted-target.ts', './platform/planted-target.ts'],
  },
  'web public': { folder: 'apps/web/public', refused: '../src/ui/planted-target.ts', allowed: [] },
  cli: {
    folder: 'apps/cli/src',
    refused: '../../server/src/domains/planted/index.ts',
    allowed: ['@ramify/formats', '@ramify/render', '../../server/src/platform/planted-target.ts', 'node:fs'],
  },
}

/** Files that exist to be imported. */
const targets = [
  'packages/geometry/src/planted-target.ts',
  'packages/document/src/planted-target.ts',
  'packages/scene/src/planted-target.ts',
  'packages/scene/src/painters/planted-target.ts',
  'packages/scene/src/mindmap/planted-target.ts',
  'packages/document/src/core/planted-target.ts',
  'packages/document/src/mindmap/planted-target.ts',
  'apps/server/src/platform/planted-target.ts',
  'apps/server/src/platform/planted/index.ts',
  'apps/server/src/domains/access/index.ts',
  'apps/server/src/domains/planted/index.ts',
  'apps/server/src/domains/planted/planted-target.ts',
  'apps/server/src/domains/planted-too/index.ts',
  'apps/server/src/domains/planted-too/planted-target.ts',
  'apps/web/src/platform/planted-target.ts',
  'apps/web/src/platform/planted/index.ts',
  'apps/web/src/ui/index.ts',
  'apps/web/src/ui/planted-target.ts',
  'apps/web/src/ui/planted.module.css',
  'apps/web/src/editor/planted-target.ts',
  ...['core', 'canvas', 'input', 'views', 'mindmap', 'flowchart', 'shell'].map(
    (group) => `apps/web/src/editor/${group}/planted-target.ts`,
  ),
  'apps/web/src/features/planted/index.ts',
  'apps/web/src/features/planted-too/index.ts',
  'apps/web/src/features/planted-too/planted-target.ts',
  'apps/web/src/shells/planted/index.ts',
  'apps/web/src/shells/desktop/planted-target.ts',
  'apps/web/src/shells/phone/planted-target.ts',
  'apps/web/src/offline/planted-target.ts',
  'tests/kit/planted-target.ts',
  'packages/text/src/planted.test.ts',
].map((file): ImportPlant => ({ rule: null, file, source: file.endsWith('.css') ? '' : 'export {}' }))

const rows = Object.entries(plantsByFolder).flatMap(([name, { folder, refused, allowed }]): ImportPlant[] => [
  { rule: `imports of ${name}`, file: `${folder}/planted-refused.ts`, source: imports(refused) },
  { rule: null, file: `${folder}/planted-allowed.ts`, source: allowed.map(imports).join('\n') },
])

const extraRules: Record<string, readonly Omit<ImportPlant, 'rule'>[]> = {
  'own index of a package': [{ file: 'packages/themes/src/planted-own-index.ts', source: imports('./index.ts') }],
  'own index of a domain': [
    { file: 'apps/server/src/domains/planted/planted-own-index.ts', source: imports('./index.ts') },
  ],
  'own index of a part of the server platform': [
    { file: 'apps/server/src/platform/planted/planted-own-index.ts', source: imports('./index.ts') },
  ],
  'own index of a folder of the web': [
    { file: 'apps/web/src/ui/planted/planted-own-index.ts', source: imports('../index.ts') },
  ],
  'own index of a part of the web platform': [
    { file: 'apps/web/src/platform/planted/planted-own-index.ts', source: imports('./index.ts') },
  ],
  'own index of a feature': [
    { file: 'apps/web/src/features/planted/view/planted-own-index.ts', source: imports('../index.ts') },
  ],
  'own index of a shell': [{ file: 'apps/web/src/shells/planted/planted-own-index.ts', source: imports('./index.ts') }],
  'a package enters another by its index': [
    { file: 'packages/scene/src/planted-deep.ts', source: imports('../../geometry/src/planted-target.ts') },
  ],
  'packages are entered by their index': [
    {
      file: 'apps/web/src/platform/planted-deep.ts',
      source: imports('../../../../packages/geometry/src/planted-target.ts'),
    },
  ],
  'a package calls another by name': [
    { file: 'packages/scene/src/planted-path.ts', source: imports('../../geometry/src/index.ts') },
  ],
  'packages are called by name': [
    { file: 'apps/web/src/platform/planted-path.ts', source: imports('../../../../packages/contract/src/index.ts') },
  ],
  'access knows no other domain': [
    { file: 'apps/server/src/domains/access/planted-refused.ts', source: imports('../planted/index.ts') },
  ],
  'only tables of kinds and features import a kind': [
    { file: 'apps/web/src/editor/shell/planted-kind.ts', source: imports('../mindmap/planted-target.ts') },
  ],
  'kinds of documents never import each other': [
    { file: 'packages/document/src/flowchart/planted-map.ts', source: imports('../mindmap/planted-target.ts') },
    { file: 'packages/scene/src/flowchart/planted-map.ts', source: imports('../mindmap/planted-target.ts') },
    { file: 'apps/web/src/editor/flowchart/planted-map.ts', source: imports('../mindmap/planted-target.ts') },
  ],
  'shells never import each other': [
    { file: 'apps/web/src/shells/desktop/planted-phone.ts', source: imports('../phone/planted-target.ts') },
    { file: 'apps/web/src/shells/phone/planted-desktop.ts', source: imports('../desktop/planted-target.ts') },
  ],
  'order inside document: core': [
    { file: 'packages/document/src/core/planted-upward.ts', source: imports('../mindmap/planted-target.ts') },
    { file: 'packages/document/src/core/planted-table.ts', source: imports('../planted-target.ts') },
  ],
  'order inside document: mindmap': [
    { file: 'packages/document/src/mindmap/planted-table.ts', source: imports('../planted-target.ts') },
  ],
  'order inside document: flowchart': [
    { file: 'packages/document/src/flowchart/planted-table.ts', source: imports('../planted-target.ts') },
  ],
  'order inside the web editor: core': [
    { file: 'apps/web/src/editor/core/planted-upward.ts', source: imports('../canvas/planted-target.ts') },
  ],
  'order inside the web editor: canvas': [
    { file: 'apps/web/src/editor/canvas/planted-upward.ts', source: imports('../input/planted-target.ts') },
  ],
  'order inside the web editor: input': [
    { file: 'apps/web/src/editor/input/planted-upward.ts', source: imports('../views/planted-target.ts') },
  ],
  'order inside the web editor: views': [
    { file: 'apps/web/src/editor/views/planted-upward.ts', source: imports('../mindmap/planted-target.ts') },
    { file: 'apps/web/src/editor/views/planted-kind.ts', source: imports('../editor-kind.ts') },
  ],
  'order inside the web editor: shell': [
    { file: 'apps/web/src/editor/shell/planted-outside.ts', source: imports('../planted-target.ts') },
  ],
  'order inside the web editor: editor-kind': [
    { file: 'apps/web/src/editor/editor-kind-planted.ts', source: imports('./mindmap/planted-target.ts') },
  ],
  'order inside the web editor: mindmap': [
    { file: 'apps/web/src/editor/mindmap/planted-upward.ts', source: imports('../shell/planted-target.ts') },
  ],
  'order inside the web editor: flowchart': [
    { file: 'apps/web/src/editor/flowchart/planted-upward.ts', source: imports('../shell/planted-target.ts') },
  ],
  'order inside scene: drawing': [
    { file: 'packages/scene/src/drawing/planted-upward.ts', source: imports('../painters/planted-target.ts') },
  ],
  'order inside scene: painters': [
    { file: 'packages/scene/src/painters/planted-upward.ts', source: imports('../mindmap/planted-target.ts') },
  ],
  'order inside scene: thumbnail': [
    { file: 'packages/scene/src/thumbnail/planted-upward.ts', source: imports('../mindmap/planted-target.ts') },
  ],
  'order inside scene: mindmap': [
    { file: 'packages/scene/src/mindmap/planted-table.ts', source: imports('../planted-target.ts') },
  ],
  'order inside scene: flowchart': [
    { file: 'packages/scene/src/flowchart/planted-table.ts', source: imports('../planted-target.ts') },
  ],
  'no cycle': [
    {
      file: 'packages/geometry/src/planted-cycle/there.ts',
      source: imports('./back.ts'),
      reported: 'packages/geometry/src/planted-cycle/',
    },
    {
      file: 'packages/geometry/src/planted-cycle/back.ts',
      source: `import type {} from './there.ts'`,
      reported: 'packages/geometry/src/planted-cycle/',
    },
  ],
  'no cycle between domains or features': ['apps/server/src/domains', 'apps/web/src/features'].flatMap((folder) => [
    { file: `${folder}/planted-left/index.ts`, source: '', reported: `${folder}/planted-left` },
    { file: `${folder}/planted-left/lean.ts`, source: imports('../planted-right/index.ts'), reported: folder },
    { file: `${folder}/planted-right/index.ts`, source: '', reported: folder },
    { file: `${folder}/planted-right/lean.ts`, source: imports('../planted-left/index.ts'), reported: folder },
  ]),
  'imports resolve': [
    { file: 'packages/text/src/planted-nowhere.ts', source: imports('@ramify/nowhere') },
    { file: 'packages/text/src/planted-missing.ts', source: imports('./missing.ts') },
    { file: 'packages/scene/src/planted-deep-name.ts', source: imports('@ramify/geometry/src/planted-target.ts') },
  ],
  'Node in render, server and cli': [
    { file: 'packages/text/src/planted-node.ts', source: imports('node:fs') },
    { file: 'apps/web/src/platform/planted-node.ts', source: imports('fs') },
  ],
  'React in web': [
    { file: 'packages/scene/src/planted-react.ts', source: `import type { ReactNode } from 'react'` },
    { file: 'apps/server/src/platform/planted-react.ts', source: imports('react-dom/server') },
    { file: 'packages/render/src/planted-react.ts', source: imports('lucide-react') },
  ],
  'Yjs in document and sync': [
    { file: 'packages/scene/src/planted-yjs.ts', source: imports('yjs') },
    { file: 'apps/server/src/domains/planted/planted-yjs.ts', source: imports('@hocuspocus/provider') },
    { file: 'apps/web/src/platform/planted-yjs.ts', source: imports('y-indexeddb') },
  ],
  'Redis in the bus': [
    { file: 'apps/server/src/platform/planted-redis.ts', source: imports('ioredis') },
    { file: 'apps/server/src/domains/planted/planted-redis.ts', source: `import type { Redis } from 'ioredis'` },
  ],
  'tests stay outside': [
    { file: 'packages/text/src/planted-kit.ts', source: imports('../../../tests/kit/planted-target.ts') },
    { file: 'packages/text/src/planted-test-import.ts', source: imports('./planted.test.ts') },
  ],
  'word of mind maps in a folder for every kind': [
    { file: 'packages/document/src/core/planted-word.ts', source: 'export const openMap = 1' },
    { file: 'packages/scene/src/painters/planted-word.ts', source: 'export interface TopicPainter {}' },
    { file: 'apps/web/src/editor/core/planted-word.ts', source: 'export type NodeId = string' },
    { file: 'apps/server/src/domains/documents/planted-word.ts', source: 'export const newMap = 1' },
  ],
  'in no listed folder': [
    { file: 'packages/unheard-of/src/planted.ts', source: 'export {}' },
    { file: 'apps/web/src/helpers/planted.ts', source: 'export {}' },
  ],
  // However it is written, an import is an import.
  'imports of contract': [
    { file: 'packages/contract/src/planted-type-only.ts', source: `import type { Scene } from '@ramify/scene'` },
    { file: 'packages/contract/src/planted-type-name.ts', source: `import { type Scene } from '@ramify/scene'` },
    { file: 'packages/contract/src/planted-type-inline.ts', source: `export type S = import('@ramify/scene').Scene` },
    { file: 'packages/contract/src/planted-re-export.ts', source: `export { scene } from '@ramify/scene'` },
    { file: 'packages/contract/src/planted-lazy.ts', source: `export const scene = () => import('@ramify/scene')` },
  ],
}

const exceptions: ImportPlant[] = [
  // A build wrote them.
  ...['apps/web/dist', 'apps/web/dist-editor', 'bench/dist/subject'].flatMap((folder) => [
    { file: `${folder}/planted-here.js`, source: imports('./planted-there.js') },
    { file: `${folder}/planted-there.js`, source: imports('./planted-here.js') },
  ]),
  { file: 'packages/document/src/mindmap/planted-below.ts', source: imports('../core/planted-target.ts') },
  { file: 'apps/server/src/domains/documents/planted-yjs.ts', source: imports('@hocuspocus/provider') },
  { file: 'apps/server/src/domains/cooperation/planted-yjs.ts', source: imports('yjs') },
  { file: 'apps/web/src/platform/sync/planted-yjs.ts', source: imports('y-indexeddb') },
  { file: 'apps/server/src/platform/bus/planted-redis.ts', source: imports('ioredis') },
  {
    file: 'packages/text/src/planted-anything.test.ts',
    source: [
      'node:fs',
      'react',
      'yjs',
      '../../scene/src/index.ts',
      '../../../tests/kit/planted-target.ts',
      './index.ts',
    ]
      .map(imports)
      .join('\n'),
  },
].map((plant) => ({ rule: null, ...plant }))

export const importPlants: ImportPlant[] = [
  ...targets,
  ...rows,
  ...Object.entries(extraRules).flatMap(([rule, plants]) => plants.map((plant) => ({ rule, ...plant }))),
  ...exceptions,
]

/** Packages that do not exist yet are made for the plants. */
export const packagesToPlant = Object.values(folderRules).flatMap(
  ({ files }) => /^\^packages\/(\w+)\/$/.exec(files)?.[1] ?? [],
)

/** Packages of npm that the plants import and that may not be installed yet. */
export const modulesToPlant = ['yjs', 'y-indexeddb', '@hocuspocus/provider', 'ioredis']
