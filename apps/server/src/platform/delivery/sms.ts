import type { Message } from './delivery.ts'
import type { SmsSettings } from './settings.ts'

const patience = 10_000

/** Hands SMS to a provider over HTTP; any status of 2xx means that it took it. */
export function providerSms({ url, body, key }: SmsSettings) {
  const isJson = body.trimStart().startsWith('{')
  return {
    send: async ({ to, text, code = '' }: Message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          ...(key && { authorization: key }),
        },
        body: fillBody(body, { phone: to, text, code }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    },
    forget: async () => undefined,
  }
}

/** Values are written as the body's kind wants them: none can end the string or the field it stands in. */
export function fillBody(body: string, values: Record<'phone' | 'text' | 'code', string>): string {
  const written = body.trimStart().startsWith('{')
    ? (value: string) => JSON.stringify(value).slice(1, -1)
    : encodeURIComponent
  return body.replace(/\{(phone|text|code)\}/g, (_, name: keyof typeof values) => written(values[name]))
}
