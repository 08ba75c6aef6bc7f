import type { Scratch } from './scratch.ts'

/** Something wrong that another check than the import rules must find. */
export interface Plant {
  what: string
  check: 'types' | 'biome' | 'unused' | 'locales' | 'contrast' | 'rights' | 'docs'
  /** What one of its complaints must say: a check may be red for another reason. */
  says: readonly string[]
  plant: (scratch: Scratch) => void
}

const contract = 'packages/contract/src/contract.ts'
const messages = 'packages/contract/src/messages.ts'
const en = 'packages/locales/src/en.ts'
const zh = 'packages/locales/src/zh.ts'

const addMessage = (scratch: Scratch, code: string, names: string) =>
  scratch.replace(messages, /messages = \{/, `$&\n  '${code}': [${names}],`)
const addText = (scratch: Scratch, language: string, table: 'messages' | 'texts', key: string, text: string) =>
  scratch.replace(language, new RegExp(`^  ${table}: \\{`, 'm'), `$&\n    '${key}': '${text}',`)

export const otherPlants: Plant[] = [
  {
    what: 'a call of the contract that nobody answers',
    check: 'types',
    says: ['apps/server/src/', '/planted/unanswered'],
    plant: (scratch) => {
      scratch.write(
        'packages/contract/src/calls/planted.ts',
        `import { call } from '../call.ts'
import { nothing } from '../rules/fields.ts'

export const plantedCalls = {
  '/planted/unanswered': call({ summary: 'Planted', auth: 'anyone', body: nothing, data: nothing, errors: [] }),
}
`,
      )
      scratch.replace(contract, /export const contract = \{/, '$&\n  ...plantedCalls,')
      scratch.replace(contract, /^/, `import { plantedCalls } from './calls/planted.ts'\n`)
    },
  },
  {
    what: 'a message code without a text, for the compiler',
    check: 'types',
    says: ['packages/locales/src/zh.ts', 'x-planted-textless'],
    plant: (scratch) => addMessage(scratch, 'x-planted-textless', ''),
  },
  ...['en', 'zh'].map(
    (language): Plant => ({
      what: `a message code without a text in ${language}`,
      check: 'locales',
      says: [`${language}: message x-planted-without-${language} has no text`],
      plant: (scratch) => {
        addMessage(scratch, `x-planted-without-${language}`, '')
        addText(scratch, language === 'en' ? zh : en, 'messages', `x-planted-without-${language}`, '好')
      },
    }),
  ),
  {
    what: 'a message with a value that the contract does not give it',
    check: 'locales',
    says: ['zh: message x-planted-braces has {max}, needs {limit}'],
    plant: (scratch) => {
      addMessage(scratch, 'x-planted-braces', `'limit'`)
      addText(scratch, en, 'messages', 'x-planted-braces', 'At most {limit}.')
      addText(scratch, zh, 'messages', 'x-planted-braces', '最多 {max} 个')
    },
  },
  {
    what: 'a text that one language lacks',
    check: 'locales',
    says: ['zh: text planted.lacking has no text'],
    plant: (scratch) => addText(scratch, en, 'texts', 'planted.lacking', 'Only English'),
  },
  {
    what: 'a text with other values than in English',
    check: 'locales',
    says: ['zh: text planted.braces has {nome}, needs {name}'],
    plant: (scratch) => {
      addText(scratch, en, 'texts', 'planted.braces', 'Hello {name}')
      addText(scratch, zh, 'texts', 'planted.braces', '你好 {nome}')
    },
  },
  {
    what: 'an empty text',
    check: 'locales',
    says: ['zh: text planted.empty is empty'],
    plant: (scratch) => {
      addText(scratch, en, 'texts', 'planted.empty', 'Something')
      addText(scratch, zh, 'texts', 'planted.empty', '')
    },
  },
  {
    what: 'a token with too little contrast',
    check: 'contrast',
    says: ['tokens, light: text-3 on bg-app: #e0e0e0'],
    plant: (scratch) => scratch.replace('apps/web/src/ui/tokens.css', /--text-3:\s*#\w+/, '--text-3: #e0e0e0'),
  },
  {
    what: 'a token that is gone',
    check: 'contrast',
    says: ['tokens, light: text-on-accent on guide-tag: a colour is missing'],
    plant: (scratch) => scratch.replace('apps/web/src/ui/tokens.css', /--guide-tag:\s*#\w+;/, ''),
  },
  {
    what: 'a theme with too little contrast',
    check: 'contrast',
    says: ['theme sky-19: root: #2470ef on'],
    plant: (scratch) =>
      scratch.replace('packages/themes/src/catalog/sky-19.ts', /(root: \{ fill: '#\w+', text: )'#\w+'/, `$1'#2470ef'`),
  },
  {
    what: 'a handler that compares an owner',
    check: 'rights',
    says: ['apps/server/src/domains/files/planted-rights.ts:2: compares an owner'],
    plant: (scratch) =>
      scratch.write(
        'apps/server/src/domains/files/planted-rights.ts',
        `export const mayEdit = (file: { owner_id: string }, personId: string) =>
  file.owner_id === personId
`,
      ),
  },
  {
    what: 'a handler that compares a role',
    check: 'rights',
    says: ['apps/server/src/domains/files/file-info.ts:', 'compares a role'],
    plant: (scratch) =>
      scratch.replace(
        'apps/server/src/domains/files/file-info.ts',
        /$/,
        `\nexport const mayEdit = (role: string) => role === 'owner'\n`,
      ),
  },
  {
    what: 'a path in the documentation that does not exist',
    check: 'docs',
    says: ['ARCHITECTURE.md:1: packages/planted/src/gone.ts'],
    plant: (scratch) => scratch.replace('ARCHITECTURE.md', /^.*$/m, '$& `packages/planted/src/gone.ts`'),
  },
  {
    what: 'a requirement whose test has another name by now',
    check: 'docs',
    says: ['docs/requirements/together.md:', 'has no test "planted'],
    plant: (scratch) => scratch.replace('docs/requirements/together.md', /^( {2}- `[^`]+`: )/m, '$1planted '),
  },
  {
    what: 'an export that nobody imports',
    check: 'unused',
    says: ['plantedUnusedExport', 'packages/locales/src/text.ts'],
    plant: (scratch) =>
      scratch.replace('packages/locales/src/text.ts', /$/, '\nexport const plantedUnusedExport = 1\n'),
  },
  {
    what: 'a file that nobody imports',
    check: 'unused',
    says: ['packages/locales/src/planted-unused-file.ts'],
    plant: (scratch) => scratch.write('packages/locales/src/planted-unused-file.ts', 'export const planted = 1\n'),
  },
  {
    what: 'a dependency that nobody imports',
    check: 'unused',
    says: ['planted-dependency', 'packages/locales/package.json'],
    plant: (scratch) =>
      scratch.replace('packages/locales/package.json', /"dependencies": \{/, '$&\n    "planted-dependency": "1.0.0",'),
  },
  {
    what: 'what the linter refuses',
    check: 'biome',
    says: ['packages/locales/src/planted-lint.ts', 'noExplicitAny'],
    plant: (scratch) => scratch.write('packages/locales/src/planted-lint.ts', 'export const planted: any = 1\n'),
  },
  {
    what: 'what the formatter would write otherwise',
    check: 'biome',
    says: ['packages/locales/src/planted-format.ts', 'format'],
    plant: (scratch) => scratch.write('packages/locales/src/planted-format.ts', 'export const planted = "1";\n'),
  },
]
