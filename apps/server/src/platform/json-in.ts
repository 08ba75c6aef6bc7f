/** What a text says as JSON. What is none is undefined, which no JSON is: whoever asked refuses it like JSON of another shape. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
