import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute or so, the longest first. */
const longest = [
  'tests/e2e/cold-start',
  'tests/e2e/files/document',
  'tests/e2e/sync/save-state',
  'tests/e2e/sync/offline',
  'tests/e2e/files/saved',
  'tests/golden',
  'tests/cli/refused',
  'tests/collab/kill',
  'tests/api/files',
  'tests/cli/under-load',
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
