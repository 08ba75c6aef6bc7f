import { CallError, refusalIn } from '@ramify/contract'
import { patience, within } from '../api/patience.ts'
import { appClient, inTime } from '../app-client.ts'
import { brand } from '../brand/brand.ts'
import { currentTranslator } from '../i18n/language.ts'
import { signedPage } from './signed-page.ts'

/** What the app hands on when somebody uses its own menu on a page. */
export interface ShareCard {
  readonly title: string
  readonly description: string
  readonly link: string
  readonly picture: string
}

/** As much of what the app brings to a page as is used. */
interface MessagingClient {
  config: (config: object) => void
  ready: (then: () => void) => void
  error: (then: (failure: unknown) => void) => void
  updateAppMessageShareData: (card: object) => void
  updateTimelineShareData: (card: object) => void
}

const loadClient = appClient<MessagingClient>(() => brand.messaging?.script ?? '', 'wx')
const used = ['updateAppMessageShareData', 'updateTimelineShareData']

/** The page that the app has let in, or is about to. */
let letIn: { page: string; client: Promise<MessagingClient> } | undefined
let offers = 0

/** From now on this is what the app hands on, until something else is offered. */
export async function offerCard({ title, description, link, picture }: ShareCard): Promise<void> {
  const offer = ++offers
  const client = await clientFor(signedPage())
  // Something else is on the screen by now.
  if (offer !== offers) return
  client.updateAppMessageShareData({ title, desc: description, link, imgUrl: picture })
  client.updateTimelineShareData({ title, link, imgUrl: picture })
}

/** What was shown is not any more: the product itself is handed on. */
export async function withdrawCard(): Promise<void> {
  if (offers > 0)
    await offerCard({ title: brand.name, description: '', link: location.origin, picture: brandPicture() })
}

export const brandPicture = (): string => `${location.origin}/icons/icon-192.png`

function clientFor(page: string): Promise<MessagingClient> {
  if (letIn?.page === page) return letIn.client
  const client = enter(page)
  const entry = { page, client }
  letIn = entry
  client.catch(() => {
    if (letIn === entry) letIn = undefined
  })
  return client
}

async function enter(page: string): Promise<MessagingClient> {
  const [client, config] = await Promise.all([loadClient(), askConfig(page)])
  await inTime<void>((resolve, reject) => {
    client.error(reject)
    client.config({ ...config, jsApiList: used })
    client.ready(resolve)
  })
  return client
}

/** The account service says success by another number here. */
async function askConfig(url: string): Promise<object> {
  const answer = await within(patience.call, null, async (signal) => {
    const path = `/api/passport/v2/app-configs/mindmap?${new URLSearchParams({ url })}`
    const headers = { 'Accept-Language': currentTranslator().language }
    return (await fetch(path, { headers, credentials: 'omit', signal })).json()
  }).catch((cause) => {
    throw new CallError(null, { code: cause instanceof TypeError ? '311' : '304' }, { cause })
  })
  const { status, data } = answer as { status?: unknown; data?: object }
  if (status === 1 && data) return data
  throw refusalIn(answer) ?? new CallError(null, { code: '304' })
}
