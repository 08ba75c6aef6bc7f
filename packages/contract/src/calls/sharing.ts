import { z } from 'zod'
import { call } from '../call.ts'
import { id, time } from '../rules/fields.ts'
import { user } from './account-fields.ts'
import { bit, capability, count, fileEntry, idempotencyKey, naotuType, part } from './file-fields.ts'

/** Of a link: `/view/<share_id>`. Never as long as the id of a file. */
const shareId = z.string().min(1).max(64)

/** A host that may show a share in a frame; `*.` stands for every host below it. */
const embedHost = z
  .string()
  .max(253)
  .regex(/^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$/)

/** Everything of a share that its owner is shown. */
const shareState = z.object({
  file_guid: id,
  /** Null until it is shared for the first time. The same one again when sharing is turned off and on. */
  share_id: shareId.nullable(),
  /** 1: whoever has the link may look. 0 also when it has run out. */
  is_share: bit,
  state: z.enum(['off', 'on', 'expired']),
  /** Null: never. */
  expires_at: time.nullable(),
  /** The digits themselves: the owner tells them to others. Null: none is needed. */
  password: z.string().nullable(),
  /** After 100 wrong tries nobody is let in by the password any more until it is another one. */
  is_locked: z.boolean(),
  /** Viewers may save a copy and export. */
  may_save: z.boolean(),
  may_comment: z.boolean(),
  /** Hosts that may show it in a frame. */
  embed_hosts: z.array(z.string()),
  /** Each reader counts once a day. The owner and members do not count. */
  views: count,
  /** What a file gets as its password when it is shared for the first time: see `/user/edit_share_pwd`. */
  default_password: z.string().nullable(),
})
export type ShareState = z.output<typeof shareState>

/** By the link, or by the file that it is for, which only proves a link together with its password. */
const sharedFile = { share_id: shareId.optional(), file_guid: id.optional() }
const namesOne = {
  check: ({ share_id, file_guid }: { share_id?: string | undefined; file_guid?: string | undefined }) =>
    share_id !== undefined || file_guid !== undefined,
  wrong: { path: ['share_id'] },
}

const owner = user.pick({ user_id: true, nickname: true, avatar: true, avatar_url: true })

const sharedEntry = fileEntry.extend({
  share_id: shareId,
  state: z.enum(['on', 'expired']),
  expires_at: time.nullable(),
  has_password: z.boolean(),
  is_locked: z.boolean(),
  may_save: z.boolean(),
  views: count,
  /** When it was last turned on or changed. */
  shared_at: time,
})
export type SharedEntry = z.output<typeof sharedEntry>

const viewedEntry = z.object({
  share_id: shareId,
  file_guid: id,
  /** Cut as by `/check_share_limit` where the password has to be given again. */
  file_name: z.string(),
  naotu_type: naotuType,
  /** Null also where the password has to be given again. */
  thumbnail: z.string().nullable(),
  owner: owner.nullable(),
  need_check: z.boolean(),
  /** Viewers may save a copy and export. */
  may_save: z.boolean(),
  viewed_at: time,
})
export type ViewedEntry = z.output<typeof viewedEntry>

export const sharingCalls = {
  '/share_info': call({
    summary: 'How a document is shared by link, for who may share it',
    auth: 'session',
    body: z.object({ file_guid: id }),
    data: shareState,
    errors: [-104],
  }),
  '/set_share_status': call({
    summary:
      'Turns the link to a document on or off. It is the same link when it is turned on again, unless it is renewed',
    auth: 'session',
    body: z.object({
      file_guid: id,
      is_share: bit,
      naotu_type: naotuType.optional(),
      /** A new link: the one before leads nowhere from then on. Who had proven that one has to prove the new one. */
      renew: z.boolean().default(false),
    }),
    data: shareState,
    errors: [-104],
  }),
  '/update_share_limit': call({
    summary: 'Changes what a link is limited to; what is not named stays. It need not be turned on',
    auth: 'session',
    body: z.object({
      file_guid: id,
      /** In 1, 7 or 30 days, at a time to come, or never. */
      expires: z.union([z.literal(1), z.literal(7), z.literal(30), z.literal('never'), time]).optional(),
      /** Four digits; `new`: the server draws others than before; null: none. Another one than before ends what was proven. */
      password: z
        .string()
        .regex(/^(?:[0-9]{4}|new)$/, '551')
        .nullable()
        .optional(),
      may_save: z.boolean().optional(),
      may_comment: z.boolean().optional(),
      embed_hosts: z.array(embedHost).max(20).optional(),
    }),
    data: shareState,
    errors: [-104],
  }),
  '/check_share_limit': call({
    summary:
      'Proves a link, by its password where it has one (549 empty, 551 not four digits, 550 wrong). Who is no reader yet becomes a guest',
    auth: 'visitor',
    body: z.object({ ...sharedFile, password: z.string().max(200).optional() }).refine(namesOne.check, namesOne.wrong),
    data: z.object({
      /** A password is needed that was not given: there is only the name then, cut to 12 characters. */
      need_check: z.boolean(),
      file_name: z.string().optional(),
      share_id: shareId.optional(),
      file_guid: id.optional(),
      naotu_type: naotuType.optional(),
      rights: z.array(capability).optional(),
      /** Of a link that leads nowhere any more, for who may see its document anyway. */
      share_state: z.enum(['off', 'on', 'expired']).optional(),
      owner: owner.nullish(),
      /** Changes with the picture of the document; null when there is none yet. */
      thumbnail: z.string().nullish(),
      /** When the link runs out; null: never. */
      link_expires_at: time.nullish(),
      /** Of a new guest: the bearer token for all calls that readers may make. */
      token: z.string().optional(),
      /** Until when the link need not be proven again; null where no proof is needed. */
      expires_at: time.nullish(),
    }),
    errors: [-104, -123, -429],
  }),
  '/save_share': call({
    summary:
      'Copies a shared document into the person’s own files, if its owner lets viewers. The same key: the same copy',
    auth: 'session',
    body: z
      .object({ ...sharedFile, naotu_type: naotuType.optional(), idempotency_key: idempotencyKey.optional() })
      .refine(namesOne.check, namesOne.wrong),
    data: fileEntry,
    errors: [-104, -111],
  }),
  '/ls_my_share': call({
    summary: 'The person’s documents that are shared by link, the last changed first',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.optional(), ...part }),
    data: z.object({ files: z.array(sharedEntry), cursor: z.string().nullable() }),
    errors: [],
  }),
  '/ls_my_view': call({
    summary:
      'Documents of others that the person has viewed by link and that can still be viewed, the last viewed first',
    auth: 'session',
    body: z.object({ naotu_type: naotuType.optional(), ...part }),
    data: z.object({ files: z.array(viewedEntry), cursor: z.string().nullable() }),
    errors: [],
  }),
  '/delete_view_log': call({
    summary: 'Takes documents off that list until they are viewed again',
    auth: 'session',
    body: z.object({ share_ids: z.union([shareId, z.array(shareId).min(1).max(500)]) }),
    data: z.object({ removed: count }),
    errors: [],
  }),
}
