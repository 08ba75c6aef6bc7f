import { connect } from 'node:net'
import fc from 'fast-check'

/** One connection of a client that means no good. */
export interface HostileRequest {
  bytes: Uint8Array
  /** Where the bytes are cut into two writes. */
  cutAt: number
}

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd })
/** Characters are bytes here, so that any byte can be written. */
const bytesAsText = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
/** What may stand in a request line. */
const visible = fc
  .array(fc.integer({ min: 0x21, max: 0x7e }), { maxLength: 20 })
  .map((codes) => String.fromCharCode(...codes))
const long = oneOf(200, 9_000, 20_000, 70_000).map((length) => 'a'.repeat(length))

const targets = fc.oneof(
  oneOf(
    '/collab',
    '/collab?schema=1',
    '/events',
    '/',
    '/api/user/info',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/openapi.json',
  ),
  oneOf(
    '//',
    '///',
    '//@',
    'http://[',
    'http://a:b:c/',
    '//u:p@h/collab',
    '//collab',
    'http://u:p@h/collab',
    '/collab//',
  ),
  oneOf(
    '',
    '*',
    '?',
    '#',
    '/?',
    '/#',
    'collab',
    'http:',
    'http://',
    'http:///',
    'https://[::1',
    'ws://h/collab',
    'file:///',
  ),
  oneOf('/%', '/%00', '/%zz', '/%ff%fe', '/..', '/../../etc/passwd', '/\\..\\', '/api/%2e%2e/', '/collab?schema=NaN'),
  oneOf(
    '/collab?schema=1e999',
    '/collab?schema=-1&schema=1',
    '/collab?%',
    '/collab?__proto__=1',
    '/collab;x',
    '/collab#',
  ),
  fc.tuple(oneOf('/', '//', 'http://', '/collab?'), mostly(visible, bytesAsText)).map((parts) => parts.join('')),
  long.map((text) => `/${text}`),
)

/** What the parser of requests takes, so that more of the server gets to see it. */
const methods = oneOf('GET', 'GET', 'GET', 'POST', 'PUT', 'OPTIONS', 'HEAD', 'CONNECT', 'TRACE', 'M-SEARCH', 'DELETE')
const hosts = mostly(
  oneOf('127.0.0.1'),
  oneOf('', '[', 'a:b:c', 'u:p@h', '127.0.0.1, other', '\xff', 'a'.repeat(5_000)),
)
const headers = fc.oneof(
  fc.tuple(oneOf('Connection'), oneOf('Upgrade', 'keep-alive, Upgrade', 'close', 'upgrade,,')),
  fc.tuple(oneOf('Upgrade'), oneOf('websocket', 'WebSocket', 'h2c', 'websocket, h2c', '', 'TLS/1.0')),
  fc.tuple(
    oneOf('Sec-WebSocket-Key'),
    oneOf('MDEyMzQ1Njc4OWFiY2RlZg==', '', 'x', '='.repeat(24), 'MDEyMzQ1Njc4OWFiY2RlZg==, x'),
  ),
  fc.tuple(oneOf('Sec-WebSocket-Version'), oneOf('13', '8', '0', '-1', '99999999999', 'x', '13, 8')),
  fc.tuple(oneOf('Sec-WebSocket-Protocol'), oneOf('a', 'a,a', ',', 'a b', '')),
  fc.tuple(
    oneOf('Sec-WebSocket-Extensions'),
    oneOf('permessage-deflate', 'permessage-deflate; client_max_window_bits=99', ';;', 'a="', 'x; __proto__=1'),
  ),
  fc.tuple(oneOf('Origin'), oneOf('null', 'http://[', 'http://evil.example', 'http://127.0.0.1', '', 'javascript:0')),
  fc.tuple(
    oneOf('Content-Type'),
    oneOf('application/json', 'multipart/form-data', 'multipart/form-data; boundary=', '/'),
  ),
  fc.tuple(oneOf('Expect'), oneOf('100-continue', '200-ok', '')),
  fc.tuple(oneOf('Authorization'), oneOf('Bearer', `Bearer ${'a'.repeat(43)}`, 'Basic Og==', 'Bearer \xff')),
  fc.tuple(oneOf('Cookie'), oneOf('__proto__=1', '=;=;', 'a=%', 'session=x')),
  fc.tuple(oneOf('Accept-Language'), oneOf('zh', '*', ';q=', 'zh-'.repeat(2_000), 'en;q=NaN,__proto__')),
  fc.tuple(
    oneOf('Accept-Encoding', 'If-None-Match', 'Range', 'If-Modified-Since'),
    oneOf('gzip;q=', '*', 'bytes=9-1', '"'),
  ),
  fc.tuple(
    oneOf('X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded'),
    oneOf('[', ',,', '::', '1.2.3.4'),
  ),
  fc.tuple(oneOf('__proto__', 'constructor', 'X'), oneOf('', '\xff\xfe', 'a'.repeat(9_000))),
)

/** What it should refuse. */
const oddMethods = oneOf('', 'get', 'G\0T', 'PRI', ' GET', 'GET\t/')
const versions = oneOf('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', '', 'X')
const oddHeaders = fc.oneof(
  fc.tuple(oneOf('Content-Length'), oneOf('0', '5', '-1', '99999999999999999999', '0x10', '5, 5', '1e3')),
  fc.tuple(oneOf('Transfer-Encoding'), oneOf('chunked', 'gzip, chunked', 'chunked, chunked', 'identity', 'xchunked')),
  fc.tuple(oneOf('Connection'), oneOf('\x01', 'Upgrade\0')),
  fc.tuple(oneOf('X\0', '', ' X', ':'), fc.oneof(bytesAsText, long)),
)

/** What a WebSocket needs, so that some requests get through and what follows is read as frames. */
const handshake = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
]

const bodies = fc.oneof(
  oneOf('', '{}', '0\r\n\r\n', 'ffffffffffffffff\r\n', '5\r\nhello\r\n0\r\n\r\n', '-5\r\nx', '--\r\n\r\n--'),
  bytesAsText,
  // One frame of a WebSocket, masked or not, of any kind and length.
  fc.tuple(fc.nat(255), fc.nat(255), bytesAsText).map(([one, two, rest]) => String.fromCharCode(one, two) + rest),
  oneOf('GET / HTTP/1.1\r\nHost: smuggled\r\n\r\n'),
)

const wellFormed = fc.record({
  method: methods,
  version: oneOf('HTTP/1.1'),
  newline: oneOf('\r\n'),
  lines: fc.array(headers.map(headerLine), { maxLength: 4 }),
})

const malformed = fc.record({
  method: mostly(methods, oddMethods),
  version: versions,
  newline: mostly(oneOf('\r\n'), oneOf('\n', '\r', '\r\r\n')),
  lines: fc.array(fc.oneof(headers.map(headerLine), oddHeaders.map(headerLine), bytesAsText), { maxLength: 6 }),
})

const place = fc.double({ min: 0, max: 1, noNaN: true })

export const hostileRequests: fc.Arbitrary<HostileRequest> = fc
  .record({
    request: fc.oneof({ weight: 2, arbitrary: wellFormed }, { weight: 1, arbitrary: malformed }),
    target: targets,
    host: fc.option(hosts, { freq: 20 }),
    upgrades: fc.boolean(),
    // Behind a request without a body, anything is the beginning of the next one.
    body: mostly(oneOf(''), bodies),
    damage: fc.oneof({ weight: 9, arbitrary: oneOf(null) }, { weight: 1, arbitrary: fc.tuple(place, fc.nat(255)) }),
    cut: place,
  })
  .map(({ request: { method, version, newline, lines }, target, host, upgrades, body, damage, cut }) => {
    const head = [
      `${method} ${target} ${version}`,
      ...(host === null ? [] : [`Host: ${host}`]),
      ...(upgrades ? handshake : []),
      ...lines,
    ]
    const bytes = Buffer.from(`${head.join(newline)}${newline}${newline}${body}`, 'latin1')
    const at = (share: number) => Math.floor(share * (bytes.length - 1))
    if (damage) bytes[at(damage[0])] = damage[1]
    return { bytes, cutAt: at(cut) }
  })

function headerLine([name, value]: [string, string]): string {
  return `${name}: ${value}`
}

/** Sends it, half-closes on the first answer or when none comes, and resolves with all answers once the server has closed too. */
export function sendHostile(address: string, { bytes, cutAt }: HostileRequest, timeoutMs: number): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    const parts: Buffer[] = []
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`Not closed within ${timeoutMs} ms: ${JSON.stringify(String(bytes))}`))
    }, timeoutMs)
    // The server waits for the rest of an incomplete request.
    const halfClose = setTimeout(() => socket.end(), 30)
    const finish = () => {
      clearTimeout(timer)
      clearTimeout(halfClose)
      socket.destroy()
      resolve(Buffer.concat(parts).toString('latin1'))
    }
    socket.on('data', (part) => {
      parts.push(part)
      socket.end()
    })
    // A server that refuses early resets the connection while the rest is still being sent.
    socket.on('end', finish).on('error', finish)
    socket.write(bytes.subarray(0, cutAt), () => socket.write(bytes.subarray(cutAt)))
  })
}
