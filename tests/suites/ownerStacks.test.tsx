import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

const container = document.createElement('div')
const root = createRoot(container)
afterEach(() => {
  vi.restoreAllMocks()
  flushSync(() => root.render(null))
})

it('takes no stack of its own for an element that is created', () => {
  // oxlint-disable-next-line no-underscore-dangle -- the name that React chose
  const stackOf = (element: object): unknown => (element as { _debugStack?: Error })._debugStack
  expect(stackOf(createElement('p'))).toBe(stackOf(createElement('i')))
})

it('still warns about a list without keys, and names the component', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  function Stations() {
    return ['Quay Street', 'Harbour'].map((name) => createElement('li', null, name))
  }
  flushSync(() => root.render(createElement(Stations)))
  const words = logged.mock.calls.map((call) => call.map(String).join(' ')).join('\n')
  expect(words).toContain('unique "key" prop')
  expect(words).toContain('Stations')
})
