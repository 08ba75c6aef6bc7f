import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`)

const folder = z.string().transform((path) => resolve(path))

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

/** An address, or a network such as 10.0.0.0/8. */
const isNetwork = (text: string) => isIP(text.replace(/\/\d{1,3}$/, '')) !== 0

/** What the platform itself can be told. Domains add their own (see main.ts). */
export const platformSettings = {
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where people reach this server: for links in what leaves it, such as mails. */
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an address without a path, as https://maps.example')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: folder.default(resolve('data')),
  DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''), 'must be a postgres://… address')
    .optional(),
  WEB_DIR: folder
    .refine((path) => existsSync(join(path, 'index.html')), 'must be a folder with a built web app')
    .default(resolve(import.meta.dirname, '../../../../web/dist')),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  SESSION_DAYS: wholeNumber(1, 3650).default(30),
  /** Addresses of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isNetwork), 'must be IP addresses or networks, separated by commas')
    .default([]),
  /** How many values one JSON body may hold, and how deep they may nest. A map of 12 MB has fewer than a million (see check-json.ts). */
  JSON_VALUES: wholeNumber(10_000, 100_000_000).default(1_000_000),
  JSON_DEPTH: wholeNumber(100, 1_000_000).default(100_000),
  /** How many calls of one person are worked on at once; the others wait. */
  CALLS_PER_PERSON: wholeNumber(1, 10_000).default(6),
  /** Of one address on the network that is not a trusted proxy. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(2_000),
  /** A connection that takes nothing of an answer for so long is closed. */
  UNREAD_ANSWER_SECONDS: wholeNumber(1, 3_600).default(30),
  /** Whether `/metrics` tells how the server does: to this machine, and to whoever has the token. */
  METRICS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must be at least 16 characters without a space')
    .optional(),
}
