type Fields = Record<string, unknown>

interface Question {
  query?: Record<string, string>
  /** Posted as JSON. */
  body?: Fields
  /** Posted as a form. */
  form?: Record<string, string>
  headers?: Record<string, string>
}

export type AskJson = (address: string, question?: Question) => Promise<Fields>

/** For the dialects that no library speaks: one question, one JSON object. */
export const askJson =
  (outside: typeof fetch): AskJson =>
  async (address, { query = {}, body, form, headers = {} } = {}) => {
    const url = new URL(address)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const response = await outside(url, {
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    // Not the address: it has secrets in its query.
    if (!response.ok) throw new Error(`${url.origin}${url.pathname} answered ${response.status}`)
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null)
      throw new Error(`${url.origin}${url.pathname} answered no object`)
    return answer as Fields
  }

/** A field that has to be there, as text: some give numbers for ids. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  // What went wrong is said by some in an answer of 200; its words are not repeated, they may hold what we sent.
  if (typeof value !== 'string' || value === '') throw new Error(`The provider’s answer has no ${name}`)
  return value
}

/** A field that may be missing. */
export const maybeText = (fields: Fields, name: string): string | null => {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : null
}
