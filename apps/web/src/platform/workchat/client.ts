import { CallError, mostInNotice } from '@ramify/contract'
import { lateError } from '../api/patience.ts'
import { brand } from '../brand/brand.ts'
import { corpId } from './corp-id.ts'

/** As much of what the client brings to a page as is used. */
interface WorkchatClient {
  config: (config: object) => void
  ready: (then: () => void) => void
  error: (then: (failure: unknown) => void) => void
  runtime: {
    permission: { requestAuthCode: (order: Ends<{ code: string }> & { corpId: string }) => void }
  }
  biz: { contact: { complexPicker: (order: PickOrder) => void } }
}

interface Ends<Result> {
  onSuccess: (result: Result) => void
  onFail: (failure: unknown) => void
}

interface PickOrder extends Ends<{ users?: readonly { emplId: string }[] }> {
  readonly [option: string]: unknown
}

/** What the server has signed for this page. */
export interface ClientConfig {
  readonly corpId: string
  readonly agentId: string
  readonly timeStamp: number
  readonly nonceStr: string
  readonly signature: string
}

const patienceMs = 15_000

let loading: Promise<WorkchatClient> | undefined

/** A code that says to our server who is there, once. */
export async function requestCode(): Promise<string> {
  const client = await loadClient()
  return inTime((resolve, reject) =>
    client.ready(() =>
      client.runtime.permission.requestAuthCode({
        corpId: corpId(),
        onSuccess: ({ code }) => resolve(code),
        onFail: reject,
      }),
    ),
  )
}

/** Lets the person choose colleagues; none where they have changed their mind. */
export async function pickPeople(config: ClientConfig, words: { title: string; tooMany: string }): Promise<string[]> {
  const client = await loadClient()
  await inTime<void>((resolve, reject) => {
    client.error(reject)
    client.config({ ...config, jsApiList: ['biz.contact.complexPicker'] })
    client.ready(resolve)
  })
  // Somebody may look for people for a long time.
  return new Promise((resolve) =>
    client.biz.contact.complexPicker({
      title: words.title,
      corpId: config.corpId,
      appId: config.agentId,
      multiple: true,
      limitTips: words.tooMany,
      maxUsers: mostInNotice,
      pickedUsers: [],
      pickedDepartments: [],
      disabledUsers: [],
      disabledDepartments: [],
      requiredUsers: [],
      requiredDepartments: [],
      permissionType: 'GLOBAL',
      responseUserOnly: true,
      startWithDepartmentId: 0,
      onSuccess: ({ users = [] }) => resolve(users.map(({ emplId }) => emplId)),
      onFail: () => resolve([]),
    }),
  )
}

/** Only inside of the client: nobody else needs a script that is not ours. */
function loadClient(): Promise<WorkchatClient> {
  loading ??= load().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<WorkchatClient> {
  await inTime<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: brand.workchat?.script ?? '', async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  const { dd } = globalThis as { dd?: WorkchatClient }
  if (!dd) throw new CallError(null, { code: '201' })
  return dd
}

/** The client says why in words of its own: people read ours. */
function inTime<Result>(work: (resolve: (result: Result) => void, reject: (reason: unknown) => void) => void) {
  return new Promise<Result>((resolve, reject) => {
    const fail = (cause: unknown) => {
      console.warn('The workplace chat app', cause)
      reject(new CallError(null, { code: '201' }, { cause }))
    }
    setTimeout(() => fail(lateError()), patienceMs)
    work(resolve, fail)
  })
}
