import type { ContentError } from '@ramify/document'
import { AppError } from '../../platform/app-error.ts'

export function badContent({ node }: ContentError): AppError {
  return new AppError(-400, { field: 'content', params: { node } })
}
