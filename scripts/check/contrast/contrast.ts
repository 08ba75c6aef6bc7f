import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Check, root } from '../check.ts'
import { contrastProblems } from './contrast-pair.ts'
import { markPairs, themePairs } from './theme-pairs.ts'
import { tokenColors } from './token-colors.ts'
import { tokenPairs } from './token-pairs.ts'

export const contrast: Check = async () => {
  const { marks, themes } = await import('@ramify/themes')
  const looks = tokenColors(await readFile(join(root, 'apps/web/src/ui/tokens.css'), 'utf8'))
  return contrastProblems([
    ...Object.entries(looks).flatMap(([look, colors]) => tokenPairs(look, colors)),
    ...markPairs(marks),
    ...Object.values(themes).flatMap((theme) => themePairs(theme, marks)),
  ])
}
