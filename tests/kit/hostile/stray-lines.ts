/** What a server printed that is neither its log without errors nor the one line that names its address. */
export function strayLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line !== '')
  const stray = lines.filter((line) => !isReady(line) && !isCalm(line))
  const ready = lines.filter(isReady)
  return ready.length > 1 ? [...stray, ...ready] : stray
}

const isReady = (line: string) => /^Ramify is ready at http:\S+$/.test(line)
const errorLevel = 50

function isCalm(line: string): boolean {
  try {
    const { level, msg } = JSON.parse(line)
    return typeof level === 'number' && level < errorLevel && typeof msg === 'string'
  } catch {
    return false
  }
}
