import { expect, test } from 'vitest'
import type { ListedLink } from '../parts/part.ts'
import { swipeActs } from './swipe-acts.ts'

const file = { kind: 'file', trashed: null, canManage: true, isOwn: true } as const
const viewed = { kind: 'viewed', shareId: 's', owner: 'Ann', maySave: true, viewedAt: 1 } as const
const own: ListedLink = {
  kind: 'own',
  shareId: 's',
  isExpired: false,
  expiresAt: null,
  hasPassword: false,
  isLocked: false,
  views: 0,
}

test('each list has its two commonest acts; only documents are shared', () => {
  expect(swipeActs(file)).toEqual(['sharing.share-entry', 'files.delete'])
  expect(swipeActs({ ...file, kind: 'folder' })).toEqual(['files.rename', 'files.delete'])
  expect(swipeActs({ ...file, link: own })).toEqual(['sharing.share-entry', 'sharing.stop'])
  expect(swipeActs({ ...file, canManage: false, link: viewed })).toEqual([
    'sharing.save-entry',
    'sharing.forget-viewed',
  ])
  expect(swipeActs({ ...file, trashed: 1 })).toEqual(['files.restore', 'files.clear'])
})

test('nobody is offered what they may not do', () => {
  expect(swipeActs({ ...file, canManage: false, isOwn: false })).toEqual([])
  expect(swipeActs({ ...file, opened: 1 })).toEqual([])
  expect(swipeActs({ ...file, canManage: false, link: { ...viewed, maySave: false } })).toEqual([
    'sharing.forget-viewed',
  ])
  expect(swipeActs({ ...file, trashed: 1, isOwn: false })).toEqual(['files.restore'])
})
