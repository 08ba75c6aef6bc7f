import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or so, the longest first. */
const longest = [
  'tests/e2e/accounts/',
  'tests/e2e/files/offline',
  'tests/e2e/around',
  'tests/e2e/desk/barriers',
  'tests/e2e/desk/content/content-images',
  'tests/e2e/files/document',
  'tests/golden',
  'tests/cli/refused',
  'tests/api/files/files',
  'tests/api/files/resources',
  'tests/collab/kill',
  'tests/api/files/folders',
]

/** What takes longest begins first, so that at the end nothing runs alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((part) => moduleId.includes(part))
      return found === -1 ? longest.length : found
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
