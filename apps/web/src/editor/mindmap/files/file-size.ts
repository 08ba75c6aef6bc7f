/** "4 kB", "1.2 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const [unit, value] = bytes < 1_000_000 ? (['kB', bytes / 1000] as const) : (['MB', bytes / 1_000_000] as const)
  return `${value < 10 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ${unit}`
}
