import { type Check, root } from './check.ts'
import { forbiddenImports } from './imports/forbidden-imports.ts'
import { type ImportPlant, importPlants, modulesToPlant, packagesToPlant } from './plants/import-plants.ts'
import { otherPlants } from './plants/other-plants.ts'
import { makeScratch, type Scratch } from './plants/scratch.ts'
import { runNode } from './run-node.ts'
import { compile } from './types.ts'

/** Proves that the other checks can fail: everything they must find is planted in a copy of the project, and they run there. */
export const plants: Check = async () => {
  const scratch = makeScratch(root)
  try {
    scratch.copyProject()
    for (const { plant } of otherPlants) plant(scratch)
    const complaints = await complaintsIn(scratch.folder, lookedFor)
    // Last: what the other checks read is gone then.
    plantImports(scratch)
    const { imports = [] } = await complaintsIn(scratch.folder, ['imports'])
    return [
      ...forbiddenImports
        .filter((rule) => !importPlants.some((plant) => plant.rule === rule.name))
        .map((rule) => `nothing is planted for the rule «${rule.name}»`),
      ...importPlants.flatMap((plant) => importProblem(plant, imports)),
      ...otherPlants
        .filter(({ check }) => lookedFor.includes(check))
        .filter(
          ({ check, says }) => !complaints[check]?.some((complaint) => says.every((word) => complaint.includes(word))),
        )
        .map(({ what, check, says }) => `${check} does not find ${what} (${says.join(' … ')})`),
    ]
  } finally {
    scratch.remove()
  }
}

/** The files that are there are emptied: to read them all again takes as long as the real check. */
function plantImports(scratch: Scratch): void {
  scratch.empty(/^(apps|packages|tests|bench)\/.+\.[cm]?[jt]sx?$/)
  for (const name of packagesToPlant) scratch.addPackage(name)
  for (const name of modulesToPlant) scratch.addModule(name)
  for (const { file, source } of importPlants) if (!scratch.has(file)) scratch.write(file, `${source}\n`)
}

/**
 * What is planted for the compiler and other tools of others is looked for in the second stage only (`ALL_PLANTS`): that takes most
 * of the time. The compiler looks at the server, where all that is planted for it shows.
 */
const lookedFor: readonly string[] = [
  ...['locales', 'contrast', 'rights', 'docs'],
  ...(process.env.ALL_PLANTS ? ['types', 'biome', 'unused'] : []),
]

async function complaintsIn(folder: string, checks: readonly string[]): Promise<Record<string, string[]>> {
  const complaints: Record<string, string[]> = {}
  for (const check of checks) {
    const command = check === 'types' ? compile('apps/server') : ['scripts/check.ts', check]
    const { code, stdout, stderr } = await runNode(folder, command)
    complaints[check] = code === 0 ? [] : `${stdout}${stderr}`.split(/\n(?=\S)/)
  }
  return complaints
}

function importProblem({ rule, file, reported }: ImportPlant, complaints: readonly string[]): string[] {
  if (rule === null) {
    const wrong = complaints.filter((complaint) => `${complaint} `.includes(`: ${file} `))
    return wrong.map((complaint) => `the import rules refuse what is allowed: ${complaint}`)
  }
  const found = complaints.some((complaint) => complaint.startsWith(`${rule}: ${reported ?? file}`))
  return found ? [] : [`the import rules do not find ${file} («${rule}»)`]
}
