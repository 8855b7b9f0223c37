import { ApiError, NetworkError } from '@airshed/data'
import type { DrawnPage } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { drawSampleList } from '../testsupport/drawSampleList.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
})

/** A list whose first page fails this way. @returns how often it was asked for */
async function show(error: Error): Promise<() => number> {
  let asked = 0
  const list = await drawSampleList({
    isRetrying: true,
    load: () => {
      asked += 1
      return Promise.reject(error)
    },
  })
  drawn = list.drawn
  return () => asked
}

describe('a list in the console', () => {
  it.each([
    [403, 'FORBIDDEN', 'Permission error.'],
    [409, 'WIDGET_LIMIT', 'The alerts could not be loaded'],
  ])('a list refused with status %d says so at the first answer', async (status, code, words) => {
    const asked = await show(new ApiError({ status, code, detail: '' }))
    await expect.element(page.getByText(words), { timeout: 20_000 }).toBeVisible()
    expect(asked()).toBe(1)
  })

  it('a list without connection says so at once, and keeps trying', async () => {
    const asked = await show(new NetworkError('GET', 'alerts', null))
    await expect.element(page.getByText('No connection to the server')).toBeVisible()
    expect(asked()).toBeLessThan(4)
    await expect.poll(asked, { timeout: 20_000 }).toBeGreaterThan(1)
  })
})
