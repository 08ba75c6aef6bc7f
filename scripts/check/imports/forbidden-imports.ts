import type { IForbiddenRuleType } from 'dependency-cruiser'
import { entryPoints, type FolderName, folderRules, layers, packageEntries, tests, tooling } from './import-rules.ts'

const npm = '(^|/)node_modules/'

/** Whether the package is installed or not: its name alone is what an unresolved import leaves us. */
const packageOfNpm = (names: string) => `(^|/node_modules/|^node_modules/)(@types/)?(${names})(/|$)`

const rulesOfFolders = Object.entries(folderRules).map(([name, rule]): IForbiddenRuleType => {
  const own = rule.files.replace('([^/]+)', '$1')
  const others = rule.mayImport.map((other) =>
    other in entryPoints ? entryPoints[other as keyof typeof entryPoints] : files(other),
  )
  return {
    name: `imports of ${name}`,
    severity: 'error',
    from: { path: rule.files, pathNot: [...tests, ...tooling] },
    to: {
      pathNot: [own, ...others, ...(rule.npm === 'none' ? [] : [npm])],
      dependencyTypesNot: ['core'],
      couldNotResolve: false,
    },
  }
})

function files(name: string): string {
  return folderRules[name as FolderName].files
}

/** A file never imports the index of its own folder: that is how cycles begin. */
const foldersWithIndex = {
  'a package': '^packages/([^/]+)/src/',
  'a domain': '^apps/server/src/domains/([^/]+)/',
  'a part of the server platform': '^apps/server/src/platform/([^/]+)/',
  'a folder of the web': '^apps/web/src/(platform|ui|editor|offline)/',
  'a part of the web platform': '^apps/web/src/platform/([^/]+)/',
  'a feature': '^apps/web/src/features/([^/]+)/',
  'a shell': '^apps/web/src/shells/([^/]+)/',
}

const ownIndexRules = Object.entries(foldersWithIndex).map(
  ([name, folder]): IForbiddenRuleType => ({
    name: `own index of ${name}`,
    severity: 'error',
    from: { path: folder, pathNot: tests },
    to: { path: `${folder.replace(/\(.+\)/, '$1')}index\\.tsx?$` },
  }),
)

const layerRules = Object.entries(layers).flatMap(([name, { folder, order }]) =>
  order.map((group, index): IForbiddenRuleType => {
    const below = order.slice(0, index).map((other) => `${folder}${other}`)
    return {
      name: `order inside ${name}: ${group.replace('/', '')}`,
      severity: 'error',
      from: { path: `${folder}${group}`, pathNot: tests },
      to: { path: folder, pathNot: [`${folder}${group}`, ...below] },
    }
  }),
)

export const forbiddenImports: IForbiddenRuleType[] = [
  ...rulesOfFolders,
  ...ownIndexRules,
  ...layerRules,
  {
    name: 'a package enters another by its index',
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: tests },
    to: { path: '^packages/', pathNot: ['^packages/$1/', ...packageEntries] },
  },
  {
    name: 'packages are entered by their index',
    severity: 'error',
    from: { pathNot: ['^packages/', ...tests] },
    to: { path: '^packages/', pathNot: [...packageEntries] },
  },
  {
    name: 'a package calls another by name',
    comment: '`@ramify/text`, not a path through the folders',
    severity: 'error',
    from: { path: '^packages/([^/]+)/', pathNot: tests },
    to: {
      path: '^packages/',
      pathNot: '^packages/$1/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'packages are called by name',
    severity: 'error',
    from: { path: '^(apps|scripts)/', pathNot: tests },
    to: { path: '^packages/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
  },
  {
    name: 'access knows no other domain',
    severity: 'error',
    from: { path: '^apps/server/src/domains/access/', pathNot: tests },
    to: { path: '^apps/server/src/domains/', pathNot: '^apps/server/src/domains/access/' },
  },
  {
    name: 'only tables of kinds and features import a kind',
    severity: 'error',
    from: {
      path: '^apps/web/src/',
      pathNot: [
        '^apps/web/src/editor/(mindmap|flowchart)/',
        '^apps/web/src/editor/shell/(editor-kinds|stand-alone)\\.ts$',
        '^apps/web/src/features/',
        ...tests,
      ],
    },
    to: { path: '^apps/web/src/editor/(mindmap|flowchart)/' },
  },
  {
    name: 'kinds of documents never import each other',
    severity: 'error',
    from: { path: '^(packages/(?:document|scene)/src|apps/web/src/editor)/(mindmap|flowchart)/', pathNot: tests },
    to: { path: '^$1/(mindmap|flowchart)/', pathNot: '^$1/$2/' },
  },
  {
    name: 'shells never import each other',
    severity: 'error',
    from: { path: '^apps/web/src/shells/([^/]+)/', pathNot: tests },
    to: { path: '^apps/web/src/shells/[^/]+/', pathNot: '^apps/web/src/shells/$1/' },
  },
  {
    name: 'no cycle',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports resolve',
    severity: 'error',
    // The bench has packages of its own, installed when it runs.
    from: { pathNot: '^bench/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'Node in render, server and cli',
    severity: 'error',
    from: { pathNot: ['^packages/render/', '^apps/(server|cli)/', ...tests, ...tooling] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'React in web',
    severity: 'error',
    from: { pathNot: ['^apps/web/', ...tests] },
    to: { path: packageOfNpm('react|react-[^/]+|[^/]+-react|@[^/]+/react[^/]*|radix-ui|wouter') },
  },
  {
    name: 'Yjs in document and sync',
    severity: 'error',
    from: {
      pathNot: [
        '^packages/document/',
        '^apps/server/src/domains/(documents|cooperation)/',
        '^apps/web/src/platform/sync/',
        ...tests,
      ],
    },
    to: { path: packageOfNpm('yjs|y-[^/]+|lib0|@hocuspocus/[^/]+') },
  },
  {
    name: 'Redis in the bus',
    severity: 'error',
    from: { pathNot: ['^apps/server/src/platform/bus/', ...tests] },
    to: { path: packageOfNpm('ioredis|redis|@redis/[^/]+') },
  },
  {
    name: 'tests stay outside',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: tests },
  },
]
