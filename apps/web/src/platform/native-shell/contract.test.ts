import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ShellAction } from './actions.ts'
import { openCalls } from './calls-from-shell.ts'

const contract = readFileSync(new URL('../../../../../docs/native-shells.md', import.meta.url), 'utf8')

/** The compiler misses one that is not here. */
const actions: Record<ShellAction, true> = {
  share: true,
  logout: true,
  openUnregister: true,
  jumpVip: true,
  jumpQQGroup: true,
  showAwardVideo: true,
  openTerms: true,
  openSecurity: true,
  openFeedback: true,
  uploadAiLog: true,
  backToMain: true,
  rotateScreen: true,
  toBuyPage: true,
  exportJPG: true,
  exportPDF: true,
  showOutLine: true,
  save: true,
}

const section = (heading: string) => contract.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
const rowsOf = (heading: string) => [...section(heading).matchAll(/^\| `(\w+)/gm)].map(([, name = '']) => name)

test('the contract names the actions and the calls that there are, and no others', () => {
  expect(rowsOf('Actions').sort()).toEqual(Object.keys(actions).sort())
  expect(rowsOf('Calls to the page').sort()).toEqual(Object.keys(openCalls().page).sort())
})
