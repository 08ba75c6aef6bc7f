import { mostInNotice } from '@ramify/contract'
import { appClient, inTime } from '../app-client.ts'
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

const loadClient = appClient<WorkchatClient>(() => brand.workchat?.script ?? '', 'dd')

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
