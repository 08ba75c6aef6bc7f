import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

/** Settings that cannot be used: one line for each, and nothing was started. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'SettingsError'
  }
}

/** Does something that stands or falls with a setting; when it falls, the setting is named. */
export async function withStartupContext<Result>(setting: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    throw new SettingsError([`${setting} cannot be used: ${(error as Error).message}`])
  }
}

/**
 * Reads settings from the environment and, where that is silent, from a file of `NAME=value` lines. A program that needs
 * only some of the settings says so: what else the file holds is then none of its business.
 */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Record<string, string | undefined>,
  { some = false }: { some?: boolean } = {},
): z.output<z.ZodObject<Shape>> {
  const file = readSettingsFile(environment.SETTINGS_FILE, some ? undefined : Object.keys(shape))
  const given = Object.fromEntries(
    Object.keys(shape)
      .map((name) => [name, environment[name] || file[name] || undefined] as const)
      .filter(([, value]) => value !== undefined),
  )
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return parsed.data
  throw new SettingsError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return `${name} ${issue.message}${isSecret(name) ? '' : `, not ${JSON.stringify(withoutSecret(given[name]))}`}.`
    }),
  )
}

function readSettingsFile(named: string | undefined, known: string[] | undefined): Record<string, string | undefined> {
  const path = resolve(named ?? '.env')
  if (named === undefined && !existsSync(path)) return {}
  const values = parseEnv(readText(path))
  if (!known) return values
  const unknown = Object.keys(values).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new SettingsError(unknown.map((name) => `${name} in ${path} is not a setting. Known: ${known.join(', ')}.`))
  }
  return values
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new SettingsError([`The settings file ${path} cannot be read: ${(error as Error).message}.`])
  }
}

/** By its name; even a wrong one says too much. */
const isSecret = (name: string) => /(TOKEN|SECRET|PASSWORD|KEY|ISSUERS)$/.test(name)

/** A database address carries a name and a password, and this line ends up in logs. */
const withoutSecret = (value: string | undefined) =>
  value?.replace(/\/\/.*@/, '//…@').replace(/^(\w+:\/\/)(?!…@).*$/, '$1…')
