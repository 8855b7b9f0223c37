import { expect, it } from 'vitest'
import { inertPage } from './inertPage.ts'

it('opens links of a message in a new tab', () => {
  expect(inertPage('<html><head><title>A</title></head></html>')).toBe(
    '<html><head><base target="_blank"><title>A</title></head></html>',
  )
})

it('leaves escaped markup in the text of a message unchanged', () => {
  const page = '<html><body><header>&lt;head></header></body></html>'
  expect(inertPage(page)).toBe(page)
})
