import type { Readable } from 'node:stream'
import { successAnswer, type User } from '@ramify/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { AddRoutes } from '../../../platform/http/add-routes.ts'
import { noSuchBytes } from '../../../platform/http/no-such-bytes.ts'
import { refuseOtherMethods } from '../../../platform/http/refuse-other-methods.ts'
import { type Access, principalOf } from '../../access/index.ts'
import { asAttachment, forever, type Resources } from '../../resources/index.ts'
import type { Avatars } from './avatars.ts'

const own = '/user/avatar'
const path = '/api/avatars/:person/:avatar'

interface Options {
  avatars: Avatars
  blobs: Blobs
  access: Pick<Access, 'shareSomething'>
  receivePicture: Resources['receivePicture']
  presentUser: (personId: string) => Promise<User>
}

/**
 * `PUT /api/user/avatar` takes a PNG or JPEG of 12 MB at most; `GET /api/avatars/<person>/<avatar>` gives it to its person and to those
 * who have a file in common with them. To everybody else there is no such picture.
 */
export function avatarRoutes({ avatars, blobs, access, receivePicture, presentUser }: Options): AddRoutes {
  const receiving = new Set<string>()
  return (app, sessionOf) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    app.put<{ Body: Readable }>(`/api${own}`, { bodyLimit: Number.MAX_SAFE_INTEGER }, async (request) => {
      const { personId } = await sessionOf(request)
      if (receiving.has(personId)) throw new AppError(-429)
      receiving.add(personId)
      try {
        await avatars.put(personId, await receivePicture(request, personId))
        return successAnswer(own, { user: await presentUser(personId) })
      } finally {
        receiving.delete(personId)
        // Whoever is still sending hears the answer when everything is sent, and not that we hung up.
        request.raw.resume()
      }
    })
    refuseOtherMethods(app, `/api${own}`, 'PUT')

    app.get<{ Params: { person: string; avatar: string } }>(path, async (request, reply) => {
      const { personId } = await sessionOf(request)
      const { person, avatar } = request.params
      const maySee =
        person === personId ||
        (await access.shareSomething(principalOf({ personId }), principalOf({ personId: person })))
      const found = maySee ? await avatars.find(person, avatar) : undefined
      if (!found) throw noSuchBytes()
      const blob = await blobs.get(found.key)
      if (!blob) throw new Error(`The blob ${found.key} of an avatar is missing`)
      asAttachment(reply, found.type, `avatar.${found.type === 'image/png' ? 'png' : 'jpg'}`)
      return reply.header('content-length', blob.size).header('cache-control', forever).send(blob.stream)
    })
    refuseOtherMethods(app, path, 'GET')
  }
}
