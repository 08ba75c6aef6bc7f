import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

/** Where a setting cannot be used: one line for each, and nothing was started. */
class SettingsError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'SettingsError'
  }
}

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`)

const folder = z
  .string()
  .min(1, 'must name a folder')
  .transform((path) => resolve(path))

/** What the platform itself can be told. Domains add their own (see main.ts). */
export const platformSettings = {
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1, 'must be an address to listen on').default('127.0.0.1'),
  DATA_DIR: folder.default(resolve('data')),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''), 'must be a postgres://… address')
    .optional(),
  WEB_DIR: folder.default(resolve(import.meta.dirname, '../../../web/dist')),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  SESSION_DAYS: wholeNumber(1, 3650).default(30),
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((address) => address.trim())
        .filter(Boolean),
    )
    .default([]),
}

export const settingTypes = { wholeNumber }

/** Reads settings from the environment and, where that is silent, from a file of `NAME=value` lines. */
export function readSettings<Shape extends z.ZodRawShape>(
  shape: Shape,
  environment: Record<string, string | undefined>,
): z.output<z.ZodObject<Shape>> {
  const file = readSettingsFile(environment.SETTINGS_FILE, Object.keys(shape))
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
      return `${name} ${issue.message}, not ${JSON.stringify(withoutSecret(given[name]))}.`
    }),
  )
}

function readSettingsFile(named: string | undefined, known: string[]): Record<string, string | undefined> {
  const path = resolve(named ?? '.env')
  if (!existsSync(path)) {
    if (named === undefined) return {}
    throw new SettingsError([`SETTINGS_FILE names ${path}, which does not exist.`])
  }
  const values = parseEnv(readFileSync(path, 'utf8'))
  const unknown = Object.keys(values).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new SettingsError(unknown.map((name) => `${name} in ${path} is not a setting. Known: ${known.join(', ')}.`))
  }
  return values
}

/** A database address carries a password, and this line ends up in logs. */
const withoutSecret = (value: string | undefined) => value?.replace(/:[^:@/]*@/, ':…@')
