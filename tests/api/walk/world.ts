import { randomBytes } from 'node:crypto'
import { type Answer, type Body, clientSchemaHeader, outcome, type Path } from '@ramify/contract'
import { clientSchema, documentKinds, type KindName } from '@ramify/document'
import { type Headers, type Person, post } from '../../kit/api.ts'
import { openStoreOf } from '../../kit/server/own-store.ts'
import type { SharedServer } from '../../kit/server/shared-servers.ts'

export const someId = () => randomBytes(16).toString('hex')

export interface Account extends Person {
  id: string
  root: string
}

/** A person with one of everything. */
export interface Owner extends Account {
  /** Of the documents. */
  kind: KindName
  file: string
  folder: string
  /** In the trash. */
  trashed: string
}

/** A running server and the people of one row. */
export class World {
  readonly server: SharedServer
  readonly store: ReturnType<typeof openStoreOf>
  /** Of documents that are made from now on. */
  kind: KindName = 'mindmap'

  constructor(server: SharedServer) {
    this.server = server
    this.store = openStoreOf(server)
  }

  close(): Promise<void> {
    return this.store.close()
  }

  person(): Promise<Person & { id: string }> {
    return this.store.newPerson()
  }

  async account(): Promise<Account> {
    const person = await this.person()
    const { file_guid: root } = await person.api('/get_root_dir', {})
    return { ...person, root }
  }

  async owner(): Promise<Owner> {
    const account = await this.account()
    const { api } = account
    const { kind } = this
    const naotu_type = documentKinds[kind].number
    const { file_guid: file } = await api('/touch', { file_name: 'Secret plan', naotu_type })
    const { file_guid: trashed } = await api('/touch', { file_name: 'Secret rubbish', naotu_type })
    await api('/rm', { file_guids: trashed })
    const { file_guid: folder } = await api('/mkdir', { dir_name: 'Secret folder' })
    return { ...account, kind, file, folder, trashed }
  }

  /** 0 or the errno with which a call ends; a guest where there is no person. */
  async outcome<P extends Path>(person: Person | null, path: P, body: Body<P>, more: Headers = {}): Promise<number> {
    return outcome(JSON.parse((await this.answer(person, path, body, more)).text) as Answer<unknown>)
  }

  async answer(
    person: Person | null,
    path: Path,
    body: object,
    more: Headers = {},
  ): Promise<{ text: string; whole: string }> {
    const schema = { [clientSchemaHeader]: String(clientSchema) }
    const headers = { ...schema, ...(person && { authorization: `Bearer ${person.token}` }), ...more }
    const response = await post(this.server.address, path, JSON.stringify(body), headers)
    const text = await response.text()
    // All that comes back but the request's own id and the clock.
    const kept = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    return { text, whole: JSON.stringify([response.status, kept, text]) }
  }
}
