/** The content of a large document, where a call has answered with an address for it. */
export async function fetchContent(url: string, signal?: AbortSignal): Promise<Record<string, unknown>> {
  const answer = await fetch(url, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`Content was answered with ${answer.status}`)
  return answer.json()
}
