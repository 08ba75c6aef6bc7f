import { z } from 'zod'
import { type CallDefinition, commonErrors, sessionErrors } from './call.ts'
import { contract } from './contract.ts'
import { errorEntry } from './errors.ts'

/** The contract as an OpenAPI 3.1 document, for programs that are not ours. */
export function openApi(version: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Ramify', version },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      Object.entries<CallDefinition>(contract).map(([path, definition]) => [
        path,
        { post: operation(path, definition) },
      ]),
    ),
  }
}

function operation(path: string, definition: CallDefinition): object {
  const passport = path.startsWith('/passport/')
  const errnos = [...commonErrors, ...(definition.auth === 'session' ? sessionErrors : []), ...definition.errors]
  const outcomeName = passport ? 'status' : 'errno'
  const success = {
    type: 'object',
    properties: { [outcomeName]: { const: passport ? 200 : 0 }, data: jsonSchema(definition.data, 'output') },
    required: [outcomeName, 'data'],
  }
  const failure = {
    type: 'object',
    properties: { [outcomeName]: { enum: errnos }, message: { type: 'string' }, data: { type: 'object' } },
    required: [outcomeName, 'message', 'data'],
  }
  return {
    summary: definition.summary,
    ...(definition.auth === 'session' && { security: [{ session: [] }] }),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(definition.body, 'input') } },
    },
    responses: {
      200: { description: 'Done, or refused', content: jsonContent({ oneOf: [success, failure] }) },
      ...Object.fromEntries(
        [...new Set(errnos.map((errno) => errorEntry(errno).status))]
          .filter((status) => status !== 200)
          .map((status) => [status, { description: 'Refused', content: jsonContent(failure) }]),
      ),
    },
  }
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
