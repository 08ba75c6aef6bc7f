/** A part of an address as it was before it became one; as it stands where somebody wrote a percent sign that stands for nothing. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
