import type { ContentError, ContentWarning } from '@ramify/document'
import { AppError } from '../../platform/app-error.ts'

/** Where in content something is that is refused. */
export type ContentProblem = Pick<ContentError, 'node'>

export function badContent({ node }: ContentProblem): AppError {
  return new AppError(-400, { field: 'content', params: { node } })
}

/** A link that would run something. Left out silently, its author would believe that it is there. */
export const forbiddenLink = (warnings: readonly ContentWarning[]): ContentProblem | undefined =>
  warnings.find(({ code }) => code === 'link-not-allowed')
