interface MissingTest {
  line: number
  /** What is wrong with it, ready to be read. */
  problem: string
}

const requirement = /^- \S/
const named = /^ {2}- `([^`]+)`: (.+)$/

/**
 * A page of requirements is a list: each entry is a sentence, and below it the tests that hold it, as "`file`: how its title begins". Finds
 * tests that are not there, and sentences that none holds. `read` gives the text of a file of the project.
 */
export function missingTests(page: string, read: (path: string) => string | undefined): MissingTest[] {
  const missing: MissingTest[] = []
  let unheld: number | undefined
  const endEntry = () => {
    if (unheld !== undefined) missing.push({ line: unheld, problem: 'no test holds this' })
    unheld = undefined
  }
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1
    const [, path, title] = named.exec(text) ?? []
    if (path !== undefined && title !== undefined) {
      unheld = undefined
      const found = read(path)
      if (found === undefined) missing.push({ line, problem: `${path} does not exist` })
      else if (!found.includes(title)) missing.push({ line, problem: `${path} has no test "${title}"` })
    } else if (requirement.test(text)) {
      endEntry()
      unheld = line
    } else if (text.startsWith('#')) endEntry()
  }
  endEntry()
  return missing
}
