import { z } from 'zod'

/** Of the web and of browsers: a page that leads there would not lead into an app. */
const otherSchemes = new Set(
  'http https ws wss ftp file data blob javascript vbscript about chrome view-source intent content mailto tel sms market'.split(
    ' ',
  ),
)

const download = z
  .string()
  .max(500)
  .refine((text) => {
    const url = URL.parse(text)
    return url?.protocol === 'https:' && url.username === '' && url.password === ''
  }, 'must be an https://… address')

export const appSettings = {
  /** Where people get the app. */
  APP_ANDROID: download.optional(),
  APP_IOS: download.optional(),
  /** What addresses begin with that open the app: `ramify` for `ramify://…`. */
  APP_SCHEME: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]{1,30}$/, 'must be a scheme of the app, as ramify')
    .refine((scheme) => !otherSchemes.has(scheme), 'must be a scheme of the app, as ramify')
    .optional(),
  /** The number of the QQ group that the Android app joins. */
  APP_QQ_GROUP: z
    .string()
    .regex(/^[1-9]\d{4,11}$/, 'must be the number of a QQ group')
    .optional(),
}

type AppSettings = z.output<z.ZodObject<typeof appSettings>>

/** What the page is told of the apps that there are. */
export function toldApps(settings: AppSettings): { readonly app?: object } {
  const { APP_ANDROID: android, APP_IOS: ios, APP_SCHEME: scheme, APP_QQ_GROUP: qqGroup } = settings
  const app = Object.fromEntries(Object.entries({ android, ios, scheme, qqGroup }).filter(([, value]) => value))
  return Object.keys(app).length > 0 ? { app } : {}
}
