import { expect, it } from 'vitest'
import { inertPage } from './inertPage.ts'

it('sends links elsewhere', () => {
  expect(inertPage('<html><head><title>A</title></head></html>')).toBe(
    '<html><head><base target="_blank"><title>A</title></head></html>',
  )
})

it('is not misled by a header in the text', () => {
  const page = '<html><body><header>&lt;head></header></body></html>'
  expect(inertPage(page)).toBe(page)
})
