import { mostInNotice } from '@ramify/contract'
import { z } from 'zod'
import { AppError } from '../../platform/app-error.ts'
import { atMost } from '../../platform/limits/rules.ts'
import { tooMany } from '../../platform/limits/too-many.ts'
import type { Session } from '../../platform/sessions/sessions.ts'
import type { Services } from './services.ts'

const id = z.string().regex(/^[0-9a-z]{32}$/)
/** Somebody within the organisation, as the workplace chat app calls them. */
const userId = z.string().regex(/^[\w.@-]{1,64}$/)
const list = z.union([z.array(z.string()), z.string().transform((text) => text.split(',').map((each) => each.trim()))])

const noticeBody = z
  .object({
    file_guid: id,
    /** As a list or with commas between them; the phone's clients call it `userIds`. */
    userid_list: list.optional(),
    userIds: list.optional(),
    msg: z
      .string()
      .trim()
      .min(1)
      .max(500)
      .regex(/^[^\p{Cc}]*$/u),
    /** Never: whoever is to work on a document is named. */
    to_all_user: z.literal(false).default(false),
  })
  .transform(({ file_guid, msg, userid_list, userIds }) => ({
    ...{ file_guid, msg },
    people: [...new Set(userid_list ?? userIds)],
  }))
  .pipe(z.object({ file_guid: id, msg: z.string(), people: z.array(userId).min(1).max(mostInNotice) }))

const perPerson = atMost({ count: 20, per: 60 * 60_000 })

interface Asked {
  session: Session
  /** What links begin with. */
  origin: string
}

/** Opens a document for others, if it is not yet, and tells colleagues in the workplace chat app how they join it. */
export async function sendNotice(services: Services, body: unknown, { session, origin }: Asked): Promise<object> {
  const { provider, limits, invite, subjectOf } = services
  const parsed = noticeBody.safeParse(body)
  if (!parsed.success) {
    const [field] = parsed.error.issues[0]?.path ?? []
    throw new AppError(-400, field === undefined ? {} : { field: String(field) })
  }
  const { file_guid, people, msg } = parsed.data
  // Whoever signed up from anywhere, also by an account at the provider that everybody can have, would write to the whole organisation in
  // the name of the app. It is asked each time: people leave it.
  const subject = await subjectOf(session.personId)
  if (subject === null || !(await provider.isMember(subject))) throw new AppError(-104, { code: '306' })
  // Before anything is counted: whose document it is not, to them it is not there.
  const { name, path } = await invite(file_guid, session)
  const wait = await limits.take({ name: 'workchat-notices', subject: session.personId, rule: perPerson })
  if (wait > 0) throw tooMany(-429, wait)
  await provider.notify({ userIds: people, title: name, text: msg, url: new URL(path, origin).href })
  return {}
}
