import { type Shell, shell } from './shell.ts'

/** What a shell tells the page, by the name of the call. */
interface ShellCalls {
  finishViewAd: null
  getUserInfo: null
  addSameLevel: null
  addChildLevel: null
  /** `null`: all of them. */
  delAliResources: { readonly ids: readonly string[] | null }
  showSoftKeyBoard: { readonly height: number }
}

type ShellCall = keyof ShellCalls

/** What comes with a call, checked; undefined where it is not what the contract says. */
const readers: { readonly [Call in ShellCall]: (given: unknown) => ShellCalls[Call] | undefined } = {
  finishViewAd: () => null,
  getUserInfo: () => null,
  addSameLevel: () => null,
  addChildLevel: () => null,
  delAliResources: readIds,
  showSoftKeyBoard: readHeight,
}

const mostIds = 1_000
const longestText = 100_000
/** No screen is higher. */
const mostPixels = 10_000

/** The calls of one page. */
export function openCalls() {
  const listeners = new Map<ShellCall, Set<(given: never) => unknown>>()

  /** Hears of a call for as long as it is wanted. Whoever can do nothing with it now answers false. */
  function onShellCall<Call extends ShellCall>(call: Call, listener: (given: ShellCalls[Call]) => unknown): () => void {
    const heard = listeners.get(call) ?? new Set()
    listeners.set(call, heard.add(listener))
    return () => heard.delete(listener)
  }

  /** True where somebody did something with it. Whatever a shell gives, it never throws. */
  function take(call: ShellCall, given: unknown): boolean {
    try {
      const read = readers[call](parsed(given))
      const heard = [...(listeners.get(call) ?? [])]
      if (read === undefined) return false
      return heard.map((listener) => listener(read as never) !== false).some(Boolean)
    } catch (error) {
      console.warn(`A call of the shell failed: ${call}`, error)
      return false
    }
  }

  const names = Object.keys(readers) as ShellCall[]
  /** What the shell sees. */
  const page = Object.freeze(Object.fromEntries(names.map((name) => [name, (given?: unknown) => take(name, given)])))
  return { onShellCall, page }
}

const calls = openCalls()

export const { onShellCall } = calls

/** Lets the shell call the page; in a browser there is nothing to call. */
export function listenToShell(from: Shell | null = shell, target: object = globalThis): void {
  if (from === null || 'RamifyPage' in target) return
  Object.defineProperty(target, 'RamifyPage', { value: calls.page })
}

/** A shell may give an object, or JSON text of one. */
function parsed(given: unknown): unknown {
  if (typeof given !== 'string' || given.length > longestText) return given
  try {
    return JSON.parse(given)
  } catch {
    return given // not JSON: what needs more than that refuses it
  }
}

function readIds(given: unknown): ShellCalls['delAliResources'] | undefined {
  if (given === undefined || given === null) return { ids: null }
  const ids: unknown = typeof given === 'object' && 'ids' in given ? given.ids : undefined
  if (!Array.isArray(ids) || ids.length > mostIds) return undefined
  const isId = (id: unknown) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
  return ids.every(isId) ? { ids: [...ids] } : undefined
}

function readHeight(given: unknown): ShellCalls['showSoftKeyBoard'] | undefined {
  const height: unknown = typeof given === 'object' && given !== null && 'height' in given ? given.height : given
  if (typeof height !== 'number' || !(height >= 0 && height <= mostPixels)) return undefined
  return { height: Math.round(height) }
}
