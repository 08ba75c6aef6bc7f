import type { Handler } from '../../platform/http/calls/call.ts'
import { principalOf } from '../access/index.ts'
import type { Services } from './services.ts'

export function versionContent(services: Services): Handler<'/get_history_content'> {
  const { access, documents, resources, contentAddresses, mostInline } = services
  return async ({ file_guid, id }, { session, clientSchema }) => {
    await access.require(principalOf(session), 'history', file_guid)
    documents.requireShownBy(clientSchema, await documents.kindOf(file_guid))
    const read = await documents.readVersion(file_guid, id, session.personId)
    const { resourceIds } = read.statistics
    const isLarge = read.bytes > mostInline
    return {
      file_guid,
      id,
      ...(isLarge ? { content_url: await contentAddresses.make(session, file_guid, id) } : { content: read.content }),
      hash: read.hash,
      resources: await resources.addresses(session, file_guid, resourceIds === '' ? [] : resourceIds.split(',')),
    }
  }
}
