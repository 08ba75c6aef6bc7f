import { randomBytes } from 'node:crypto'
import { type Answer, type Body, outcome, type Path } from '@ramify/contract'
import { newPerson, type Person, post } from '../../kit/api.ts'
import { openStoreOf } from '../../kit/own-store.ts'
import type { RunningServer } from '../../kit/server.ts'

export const someId = () => randomBytes(16).toString('hex')

/** What the free plan allows in the world of the walk. */
export const limits = { documents: 3, nodes: 4 }

/** A person with one of everything. */
export interface Owner extends Person {
  id: string
  root: string
  file: string
  folder: string
  /** In the trash. */
  trashed: string
}

/** A running server and the people of one row. */
export class World {
  readonly server: RunningServer
  readonly store: ReturnType<typeof openStoreOf>

  constructor(server: RunningServer) {
    this.server = server
    this.store = openStoreOf(server)
  }

  close(): Promise<void> {
    return this.store.close()
  }

  person(): Promise<Person> {
    return newPerson(this.server.address)
  }

  async owner(): Promise<Owner> {
    const person = await this.person()
    const { api } = person
    const { file_guid: root, owner_id: id } = await api('/get_root_dir', {})
    const { file_guid: file } = await api('/touch', { file_name: 'Secret map' })
    const { file_guid: trashed } = await api('/touch', { file_name: 'Secret rubbish' })
    await api('/rm', { file_guids: trashed })
    const { file_guid: folder } = await api('/mkdir', { dir_name: 'Secret folder' })
    return { ...person, id, root, file, folder, trashed }
  }

  /** 0 or the errno with which a call ends; a guest where there is no person. */
  async outcome<P extends Path>(person: Person | null, path: P, body: Body<P>): Promise<number> {
    return outcome(JSON.parse((await this.answer(person, path, body)).text) as Answer<unknown>)
  }

  async answer(person: Person | null, path: Path, body: object): Promise<{ text: string; whole: string }> {
    const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {}
    const response = await post(this.server.address, path, JSON.stringify(body), headers)
    const text = await response.text()
    // All that comes back but the request's own id and the clock.
    const kept = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
    return { text, whole: JSON.stringify([response.status, kept, text]) }
  }
}
