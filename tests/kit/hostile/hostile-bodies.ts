import { type CallDefinition, contract, type Path } from '@ramify/contract'
import fc from 'fast-check'
import { allPaths } from '../api.ts'

/** One call with a body that means no good, and the content type it claims. */
export interface HostileBody {
  path: Path
  type: string
  body: string | Uint8Array<ArrayBuffer>
}

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
/** Signing out would end the attack. */
const paths = allPaths(contract).filter((path) => path !== '/logout' && path !== '/passport/delete_user')
function fieldsOf(path: Path): string[] {
  const { body } = contract[path] as CallDefinition
  return 'shape' in body ? Object.keys(body.shape as object) : []
}

/** As it would stand in a JSON text. */
const values = fc.oneof(
  oneOf('null', 'true', '0', '-0', '1e999', '-1e-999', '9007199254740993', '""', '[]', '{}', '[[]]', '{"":""}'),
  oneOf('"\\u0000"', '"\\ud800"', '"\\ud83d\\ude00"', '"\\u202e"', '"../../x"', '"%00"', '"\'; --"', '"NaN"'),
  oneOf('{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '{"toString":1}', '{"then":1}', '{"length":-1}'),
  oneOf('{"root":{}}', '{"root":{"data":{},"children":[{}]}}', '{"root":{"data":{"text":7},"children":{}}}'),
  oneOf(2, 60, 2_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  oneOf(40, 300, 70_000).map((length) => `"${'a'.repeat(length)}"`),
  oneOf(30, 3_000).map((length) => `[${'0,'.repeat(length)}0]`),
  oneOf('"0123456789abcdef0123456789abcdef"', '["0123456789abcdef0123456789abcdef"]', '"ann@example.com"'),
  fc.json({ maxDepth: 3 }),
)
const pieces = oneOf('"', '\\', '{', '}', '[', ']', ',', ':', '\0', '\ufeff', '\\u', '\\ud800', '0', 'e', ' ')
const chosenFields = (path: Path) =>
  fc.array(fc.tuple(fc.oneof(oneOf(...fieldsOf(path), 'x'), fc.string({ maxLength: 6 })), values), { maxLength: 8 })
const asJson = (fields: [string, string][]) =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`

/** Cut off, doubled, or with something put into it. */
const broken = (text: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: fc.nat(text.length).map((at) => text.slice(0, at)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(text.length), pieces).map(([at, piece]) => text.slice(0, at) + piece + text.slice(at)),
    },
  )

const json = (path: Path) =>
  fc.oneof(
    { weight: 6, arbitrary: chosenFields(path).map(asJson).chain(broken) },
    { weight: 1, arbitrary: values },
    { weight: 1, arbitrary: fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')) },
  )

const urlForm = (path: Path) =>
  fc.oneof(
    chosenFields(path).map((fields) => new URLSearchParams(fields.map(([k, v]) => [k, v.toWellFormed()])).toString()),
    chosenFields(path).map((fields) => fields.map((pair) => pair.join('=')).join('&')),
    oneOf('&'.repeat(900_000), '=&'.repeat(90_000), '%', '%zz=%', 'a'.repeat(900_000), '__proto__=1&constructor=2'),
  )

const partHeads = (name: string) =>
  oneOf(
    `content-disposition: form-data; name="${name}"`,
    `content-disposition: form-data; name="${name}"; filename="a.json"\r\ncontent-type: application/json`,
    `content-disposition: form-data; name=${name}`,
    `Content-Disposition:;;;;;;name="${name}"`,
    'content-disposition: form-data',
    '',
    `x: ${'y'.repeat(5_000)}`,
  )
const part = ([name, value]: [string, string]) =>
  partHeads(name.replace(/[\r\n"]/g, '')).map((head) => `--x\r\n${head}\r\n\r\n${value}\r\n`)
const multipart = (path: Path) =>
  chosenFields(path)
    .chain((fields) => fc.tuple(...fields.map(part)))
    .chain((parts) => fc.tuple(fc.constant(parts.join('')), oneOf('--x--', '--x--\r\n', '', '--x', '--y--')))
    .chain(([text, end]) => broken(text + end))
const manyParts = oneOf(60, 15_000).map(
  (count) => `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--`,
)

const typed = (type: string, bodies: fc.Arbitrary<string>) => bodies.map((body) => ({ type, body }))

export const hostileBodies: fc.Arbitrary<HostileBody> = oneOf(...paths).chain((path) =>
  fc
    .oneof(
      { weight: 5, arbitrary: typed('application/json', json(path)) },
      { weight: 2, arbitrary: typed('application/x-www-form-urlencoded', urlForm(path)) },
      { weight: 3, arbitrary: typed('multipart/form-data; boundary=x', fc.oneof(multipart(path), manyParts)) },
      {
        weight: 1,
        arbitrary: typed('multipart/form-data', multipart(path)),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          type: oneOf('application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'a'),
          body: fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)),
        }),
      },
    )
    .map((made) => ({ path, ...made })),
)
