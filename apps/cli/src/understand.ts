export interface Words {
  /** How many paths it takes. */
  readonly paths: number | readonly [least: number, most: number]
  readonly options?: readonly string[]
  /** Options with a value behind them: whether a value is one of them. */
  readonly values?: { readonly [option: string]: (value: string) => boolean }
}

interface Understood {
  readonly paths: readonly string[]
  readonly options: ReadonlyMap<string, string>
}

/** The paths and options behind a command's name, which stand in any order; or what is wrong with them, in one line. */
export function understand(words: readonly string[], { paths: takes, options: known, values = {} }: Words) {
  const paths: string[] = []
  const options = new Map<string, string>()
  for (let nth = 0; nth < words.length; nth++) {
    const word = words[nth] as string
    const isValue = Object.hasOwn(values, word) ? values[word] : undefined
    if (isValue) {
      const value = words[++nth]
      if (value === undefined) return `${word} needs a value`
      if (!isValue(value)) return `${word} cannot be ${value}`
      options.set(word, value)
    } else if (!word.startsWith('-')) paths.push(word)
    else if (known?.includes(word)) options.set(word, '')
    else return `there is no option ${word}`
  }
  const [least, most] = typeof takes === 'number' ? [takes, takes] : takes
  if (paths.length < least) return 'a path is missing'
  if (paths.length > most) return `there is one path too many: ${paths[most]}`
  return { paths, options } satisfies Understood
}
