import { createTestAirshed } from '@airshed/testing'
import type { User } from '@airshed/schemas'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import type { Services } from './services.ts'
import { useUnits } from './useUnits.ts'

let root: Root | null = null
afterEach(() => {
  root?.unmount()
  root = null
  document.body.replaceChildren()
})

it('refetches what may contain a temperature when the unit changes', async () => {
  const { queryClient } = createTestAirshed()
  const inUnits: User['temp_units'][] = []
  const services = {
    queryClient,
    inUnits: (temperatures: User['temp_units']) => {
      inUnits.push(temperatures)
      return services
    },
  } as unknown as Services
  queryClient.setQueryData(['nodes', 'GET /nodes'], 'in °C')
  queryClient.setQueryData(['users', 'GET /users/me'], 'the reader')

  function Reader({ temperatures }: { temperatures: User['temp_units'] }) {
    useUnits(services, temperatures)
    return null
  }
  const drawn = createRoot(document.body.appendChild(document.createElement('div')))
  root = drawn
  flushSync(() => drawn.render(<Reader temperatures="C" />))
  expect(queryClient.getQueryData(['nodes', 'GET /nodes'])).toBe('in °C')

  flushSync(() => drawn.render(<Reader temperatures="F" />))
  await expect.poll(() => queryClient.getQueryData(['nodes', 'GET /nodes'])).toBeUndefined()
  expect(queryClient.getQueryData(['users', 'GET /users/me'])).toBe('the reader')
  expect(inUnits.at(-1)).toBe('F')
})
