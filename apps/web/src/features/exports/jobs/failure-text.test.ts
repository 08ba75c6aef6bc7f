import { CallError } from '@ramify/contract'
import { FileError } from '@ramify/formats'
import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('who exports reads why there is no file, and what to do instead', async () => {
  const translator = createTranslator('en', await languages.en.load())
  const said = (error: unknown, wasOffline = false) => failureText({ error, wasOffline }, translator)
  expect([
    said(new FileError('too-large', 'pixels', { largestScale: 1.5 })),
    said(new FileError('too-large', 'sheets')),
    said(new FileError('kind', 'no pages')),
    said(new CallError(-8, { code: 'x-export-timeout' })),
    said(new CallError(-115, { code: 'x-export-vip' })),
    said(new CallError(-500, { code: 'x-export-failed' })),
    said(new Error('unforeseen')),
  ]).toEqual([
    'This document is too large for an image. Try a smaller scale, SVG or PDF.',
    'This document is too large to export in this format.',
    "This document can't be saved in this format.",
    'The export took too long. Try again.',
    'Export is for VIP members. Join to unlock all features.',
    'Export failed. Check your network.',
    "The file couldn't be made.",
  ])
  expect(said(new TypeError('Failed to fetch'))).toBe("The file couldn't be made.")
  expect(said(new TypeError('Failed to fetch'), true)).toBe('Export failed. Check your network.')
})
