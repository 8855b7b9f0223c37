import { expect, it } from 'vitest'
import { clearAfter } from './leftInPage.ts'

it('nothing that a file of tests left stays in the page', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<main>left</main><object data="https://evil.example/left"></object>'
  clearAfter('some.test.tsx', page)
  expect(page.body.childElementCount).toBe(0)
})

it('a file that set a policy is named, with what to do', () => {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = `<meta http-equiv="content-security-policy" content="object-src 'none'">`
  expect(() => clearAfter('some.test.tsx', page)).toThrow(
    'some.test.tsx set a policy for its page, which nothing takes back: list it in policyTests',
  )
  expect(page.head.querySelector('meta')).toBeNull()
})
