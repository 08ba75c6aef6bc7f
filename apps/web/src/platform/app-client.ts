import { CallError } from '@ramify/contract'
import { lateError } from './api/patience.ts'

const patienceMs = 15_000

/** What an app brings to pages that it shows, by the script of its own. Only inside of that app: nobody else needs a script that is not ours. */
export function appClient<Client>(script: () => string, name: string): () => Promise<Client> {
  let loading: Promise<Client> | undefined
  return () => {
    loading ??= load<Client>(script(), name).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

async function load<Client>(src: string, name: string): Promise<Client> {
  await inTime<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  const client = (globalThis as Record<string, unknown>)[name]
  if (!client) throw new CallError(null, { code: '201' })
  return client as Client
}

/** The app says why in words of its own: people read ours. */
export function inTime<Result>(work: (resolve: (result: Result) => void, reject: (reason: unknown) => void) => void) {
  return new Promise<Result>((resolve, reject) => {
    const fail = (cause: unknown) => {
      console.warn('The app around the page', cause)
      reject(new CallError(null, { code: '201' }, { cause }))
    }
    const late = setTimeout(() => fail(lateError()), patienceMs)
    work((result) => {
      clearTimeout(late)
      resolve(result)
    }, fail)
  })
}
