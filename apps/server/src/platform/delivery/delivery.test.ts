import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { NotSent } from './delivery.ts'
import { openDelivery } from './open-delivery.ts'
import { mailSettings, smsSettings } from './settings.ts'
import { fillBody } from './sms.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

function recordingLog() {
  const lines: string[] = []
  return { lines, log: pino({ base: null }, { write: (line: string) => lines.push(line) }) }
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'ramify-delivery-'))
  cleanUps.push(() => rm(made, { recursive: true }))
  return made
}

const noCarrier = { mail: null, sms: null }
const code = { to: 'ann@example.com', subject: '123456 is your code', text: 'Your code is 123456.\n', code: '123456' }

/** As much of SMTP as one mail needs; `refuse` says no to recipients. */
async function smtpServer(refuse = false) {
  const mails: { to: string[]; data: string }[] = []
  const server = createServer((socket) => {
    let [received, inData] = ['', false]
    let mail = { to: [] as string[], data: '' }
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 here')
    socket.setEncoding('utf8').on('data', (chunk) => {
      received += chunk
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end)
        received = received.slice(end + 2)
        if (inData) {
          if (line !== '.') mail.data += `${line}\n`
          else {
            mails.push(mail)
            mail = { to: [], data: '' }
            inData = false
            say('250 taken')
          }
        } else if (/^RCPT TO:/i.test(line)) {
          mail.to.push(line)
          say(refuse ? `550 no\tsuch <${code.to}> ${code.code}` : '250 ok')
        } else if (line === 'DATA') {
          inData = true
          say('354 go on')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}

describe('mail over SMTP', () => {
  it('arrives, with one recipient whatever the address says (T52)', async () => {
    const { url, mails } = await smtpServer()
    const { log, lines } = recordingLog()
    const { email } = openDelivery({ mail: { url, from: 'Ramify <ramify@example.com>' }, sms: null, dataDir: '', log })
    expect(email.kind).toBe('smtp')
    await email.send(code)
    await email.send({ ...code, subject: '验证码\r\nBcc: eve@example.com' })
    expect(mails).toHaveLength(2)
    for (const { to, data } of mails) {
      expect(to).toEqual(['RCPT TO:<ann@example.com>'])
      expect(data).toContain('From: Ramify <ramify@example.com>')
      expect(data).not.toMatch(/^Bcc:/m)
    }
    expect(mails[0]?.data).toContain('Subject: 123456 is your code')
    expect(mails[0]?.data).toContain('Your code is 123456.')
    expect(lines).toEqual([])
  })

  it('says where a mail program ends further mails, on one line (T52)', async () => {
    const { url, mails } = await smtpServer()
    const { log } = recordingLog()
    const { email } = openDelivery({ mail: { url, from: 'ramify@example.com' }, sms: null, dataDir: '', log })
    await email.send({ ...code, listUnsubscribe: 'https://maps.example/api/unsubscribe/t1' })
    await email.send({ ...code, listUnsubscribe: 'https://maps.example/\r\nBcc: eve@example.com' })
    expect(mails[0]?.data).toContain('List-Unsubscribe: <https://maps.example/api/unsubscribe/t1>')
    expect(mails[0]?.data).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mails[1]?.data).not.toMatch(/^Bcc:/m)
    await email.send(code)
    expect(mails[2]?.data).not.toContain('List-Unsubscribe')
  })

  it('that is refused says so in one line, without the address and the code', async () => {
    const { url } = await smtpServer(true)
    const { log, lines } = recordingLog()
    const { email } = openDelivery({ mail: { url, from: 'ramify@example.com' }, sms: null, dataDir: '', log })
    await expect(email.send(code)).rejects.toBeInstanceOf(NotSent)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('message not sent')
    expect(lines[0]).not.toMatch(/ann@example|123456/)
  })
})

describe('SMS over a provider', () => {
  async function provider(status: number) {
    const asked: { request: IncomingMessage; body: string }[] = []
    const server = createHttpServer(async (request, response) => {
      asked.push({ request, body: await text(request) })
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanUps.push(() => server.close())
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, asked }
  }
  const message = { to: '+8613812345678', text: 'Code "123456" & 密码', code: '123456' }
  const smsTo = (url: string, body: string) =>
    openDelivery({ mail: null, sms: { url, body, key: 'Bearer key' }, dataDir: '', log: recordingLog().log }).phone

  it.each([
    ['{"to":"{phone}","text":"{text}"}', 'application/json', JSON.stringify({ to: message.to, text: message.text })],
    [
      'To={phone}&Code={code}&Body={text}',
      'application/x-www-form-urlencoded',
      'To=%2B8613812345678&Code=123456&Body=Code%20%22123456%22%20%26%20%E5%AF%86%E7%A0%81',
    ],
  ])('is posted as %s', async (template, type, expected) => {
    const { url, asked } = await provider(202)
    await smsTo(url, template).send(message)
    expect(
      asked.map(({ request: { headers, method }, body }) => [
        method,
        headers['content-type'],
        headers.authorization,
        body,
      ]),
    ).toEqual([['POST', type, 'Bearer key', expected]])
  })

  it.each([302, 400, 500])('that answers %i was not sent', async (status) => {
    const { url } = await provider(status)
    await expect(smsTo(url, '{"to":"{phone}","text":"{text}"}').send(message)).rejects.toBeInstanceOf(NotSent)
  })

  it('takes values for what they are', () => {
    expect(JSON.parse(fillBody('{"a":"{text}"}', { phone: '', text: '","b":"\\\r\n{code}', code: 'x' }))).toEqual({
      a: '","b":"\\\r\n{code}',
    })
    expect(fillBody('a={text}', { phone: '', text: 'x&b={code}', code: 'x' })).toBe('a=x%26b%3D%7Bcode%7D')
  })
})

describe('the outbox', () => {
  it('keeps messages for a day, one file and one line each, until they are forgotten (T52)', async () => {
    const dataDir = await folder()
    const { log, lines } = recordingLog()
    const { email, phone } = openDelivery({ ...noCarrier, dataDir, log })
    expect([email.kind, phone.kind]).toEqual(['outbox', 'outbox'])
    await email.send({ ...code, subject: 'a\r\nb' })
    await phone.send({ to: '+8613812345678', text: 'x', code: '654321' })
    const names = await readdir(join(dataDir, 'outbox'))
    expect(names).toHaveLength(2)
    const kept = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(dataDir, 'outbox', name), 'utf8'))),
    )
    expect(kept.map(({ kind, code: each }) => [kind, each]).sort()).toEqual([
      ['email', '123456'],
      ['sms', '654321'],
    ])
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
    expect(lines[0]).toMatch(/"to":"ann@example.com","code":"123456"/)
    await email.forget('ann@example.com')
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1)
  })
})

describe('settings of delivery', () => {
  const given = {
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    SMS_URL: undefined,
    SMS_BODY: undefined,
    SMS_KEY: undefined,
  }

  it('are whole or not at all', () => {
    expect(mailSettings(given)).toBeNull()
    expect(smsSettings(given)).toBeNull()
    expect(() => mailSettings({ ...given, SMTP_URL: 'smtp://x' })).toThrow('MAIL_FROM is missing')
    expect(() => smsSettings({ ...given, SMS_URL: 'http://x' })).toThrow('SMS_BODY is missing')
    expect(() => smsSettings({ ...given, SMS_BODY: '{phone}{text}' })).toThrow('SMS_URL is missing')
  })
})
