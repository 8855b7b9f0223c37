import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, renderInto } from '../testsupport/render.tsx'
import { SUMMARY_EVERY_MS, useCalmSummary } from './useCalmSummary.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanUp()
})

let made = 0
let show: (next: { name: string; data: number }) => void = () => undefined

function Speaker() {
  const [{ name, data }, setShown] = useState({ name: 'Dust', data: 1 })
  useEffect(() => {
    show = (next) => flushSync(() => setShown(next))
  }, [])
  const summary = useCalmSummary(
    () => {
      made += 1
      return `${name} ${data}`
    },
    name,
    data,
  )
  return <p>{summary}</p>
}

it('speaks live data every few seconds, and other settings at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  made = 0
  renderInto(<Speaker />)
  for (let data = 2; data <= 5; data += 1) show({ name: 'Dust', data })
  await expect.element(page.getByText('Dust 1')).toBeVisible()
  const before = made
  vi.advanceTimersByTime(SUMMARY_EVERY_MS)
  await expect.element(page.getByText('Dust 5')).toBeVisible()
  expect(made).toBe(before + 1)
  show({ name: 'Wind', data: 5 })
  await expect.element(page.getByText('Wind 5')).toBeVisible()
})
