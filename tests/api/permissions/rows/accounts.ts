import type { Path } from '@ramify/contract'
import { needs } from '../answers.ts'
import type { Rows } from '../row.ts'

type Calls = Exclude<
  Extract<
    Path,
    | `/passport/${string}`
    | '/login'
    | '/logout'
    | `/user/${string}`
    | '/feedback'
    | `/${string}_notifications`
    | '/mute_document'
    | '/notification_mail'
    | '/unsubscribe'
  >,
  '/user/del_recent_edit'
>

/** Calls about the caller’s own account, and those that anyone may make. */
export const accountRows: Rows<Calls> = {
  '/login': 'anyone',
  '/passport/options': 'anyone',
  '/passport/captcha': 'anyone',
  '/passport/register': 'anyone',
  '/passport/login': 'anyone',
  '/passport/reset_password': 'anyone',
  '/passport/qr': 'anyone',
  '/passport/qr_state': 'anyone',
  '/feedback': 'anyone',
  '/unsubscribe': 'anyone',
  '/logout': 'signed in',
  '/user/info': 'signed in',
  '/user/edit': 'signed in',
  '/user/bind': 'signed in',
  '/user/edit_share_pwd': 'signed in',
  '/user/edit-data': 'signed in',
  '/user/sessions': 'signed in',
  '/user/end_session': 'signed in',
  '/user/end_other_sessions': 'signed in',
  '/user/destroy': 'signed in',
  '/user/export': 'signed in',
  '/user/client_token': 'signed in',
  '/passport/change_password': 'signed in',
  '/passport/qr_confirm': 'signed in',
  '/passport/bindings': 'signed in',
  '/passport/bind': 'signed in',
  '/passport/unbind': 'signed in',
  '/passport/user': 'signed in',
  '/passport/contact': 'signed in',
  '/passport/delete_user': 'signed in',
  '/ls_notifications': 'signed in',
  '/read_notifications': 'signed in',
  '/notification_mail': 'signed in',
  '/mute_document': [
    { as: 'ask', reads: true, body: ({ file }) => ({ file_guid: file }), expect: needs('see') },
    { as: 'mute', body: ({ file }) => ({ file_guid: file, muted: true }), expect: needs('see') },
  ],
}
