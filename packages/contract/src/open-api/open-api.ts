import { z } from 'zod'
import { type CallDefinition, commonErrors, methodsOf, passportSessionErrors, sessionErrors } from '../call.ts'
import { clientSchemaHeader, clientSchemaIn } from '../client-schema.ts'
import { contract } from '../contract.ts'
import { errorEntry } from '../errors.ts'
import { type ByteRoute, byteRoutes } from './byte-routes.ts'

/** The contract as an OpenAPI 3.1 document, for programs that are not ours. */
export function openApi(version: string): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Ramify', version },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries([
      ...Object.entries<CallDefinition>(contract).map(([path, definition]) => [
        path,
        Object.fromEntries(methodsOf(definition).map((method) => [method.toLowerCase(), operation(path, definition)])),
      ]),
      ...Object.entries(byteRoutes).map(([path, route]) => [
        path,
        { [route.method.toLowerCase()]: byteOperation(path, route) },
      ]),
    ]),
  }
}

function byteOperation(path: string, { summary, method, auth, types, query = {} }: ByteRoute): object {
  const bytes = { content: Object.fromEntries(types.map((type) => [type, {}])) }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query).map(([name, values]) => ({ name, in: 'query', schema: { enum: values } }))
  const refused = { description: 'Refused, or not there for who asks', content: jsonContent({ type: 'object' }) }
  return {
    summary,
    ...(auth === 'session' && { security: [{ session: [] }] }),
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(method === 'PUT' && { requestBody: { required: true, ...bytes } }),
    responses: {
      200: method === 'PUT' ? { ...refused, description: 'Done, or refused' } : { description: 'The bytes', ...bytes },
      404: refused,
    },
  }
}

function operation(path: string, definition: CallDefinition): object {
  const passport = path.startsWith('/passport/')
  const noSession = passport ? passportSessionErrors : sessionErrors
  const errnos = [...commonErrors, ...(needsToken(definition) ? noSession : []), ...definition.errors]
  const outcomeName = passport ? 'status' : 'errno'
  const success = {
    type: 'object',
    properties: { [outcomeName]: { const: passport ? 200 : 0 }, data: jsonSchema(definition.data, 'output', path) },
    required: [outcomeName, 'data'],
  }
  const failure = {
    type: 'object',
    properties: { [outcomeName]: { enum: errnos }, message: { type: 'string' }, data: { type: 'object' } },
    required: [outcomeName, 'message', 'data'],
  }
  return {
    summary: definition.summary,
    ...(needsToken(definition) && { security: [{ session: [] }] }),
    ...((definition.auth === 'either' || definition.auth === 'visitor') && { security: [{}, { session: [] }] }),
    ...(definition.errors.includes(-426) && { parameters: [clientSchema] }),
    requestBody: {
      required: true,
      content: bodyTypes(definition, jsonSchema(bodyOf(definition), 'input', path)),
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

const needsToken = ({ auth }: CallDefinition) => auth === 'session' || auth === 'reader'

const clientSchema = {
  name: clientSchemaHeader,
  in: 'header',
  description: 'Which schema of documents the caller speaks: one that is too low for a document is refused (-426)',
  schema: { type: 'integer', default: clientSchemaIn(undefined) },
}

/** What each call of the account service carries; only the language says something that its address does not. */
const carried = {
  language: z.string().optional(),
  app_id: z.union([z.string(), z.number()]).optional(),
  brand_id: z.union([z.string(), z.number()]).optional(),
}

const bodyOf = ({ body, saysLanguage }: CallDefinition) =>
  saysLanguage && body instanceof z.ZodObject ? body.extend(carried) : body

const bodyTypes = ({ form }: CallDefinition, schema: object) => ({
  ...jsonContent(schema),
  ...(form && { 'multipart/form-data': { schema }, 'application/x-www-form-urlencoded': { schema } }),
})

const jsonContent = (schema: object) => ({ 'application/json': { schema } })

/** What refers to itself says `#`, which would be the whole document, were it not for a name of its own. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', name: string): object {
  const described = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return described.$defs ? { $id: `${name}.${io}`, ...described } : described
}
