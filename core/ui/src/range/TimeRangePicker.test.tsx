import {
  DASHBOARD_PRESETS_MS,
  HOUR_MS,
  lastRange,
  MINUTE_MS,
  type TimeRange,
} from '@airshed/domain'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { TimeRangePicker } from './TimeRangePicker.tsx'

afterEach(cleanUp)

const now = Date.UTC(2026, 4, 17, 12)

/** A page with a picker, and what it was told last. */
function pageWithPicker(): { range: () => TimeRange; isLive: () => boolean } {
  let latest = { range: lastRange(3 * HOUR_MS, now), isLive: true }
  function Page() {
    const [state, setState] = useState(latest)
    latest = state
    return (
      <TimeRangePicker
        {...state}
        presets={DASHBOARD_PRESETS_MS}
        now={now}
        timezone="UTC"
        onChange={(range, isLive) => setState({ range, isLive })}
        onPauseResume={() => setState(({ range, isLive }) => ({ range, isLive: !isLive }))}
      />
    )
  }
  renderInto(<Page />)
  return { range: () => latest.range, isLive: () => latest.isLive }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the time range picker', () => {
  it('steps back, pauses with it, and steps forward to now but no further', async () => {
    const shown = pageWithPicker()
    await expect.element(button('Next period')).toBeDisabled()
    await userEvent.click(button('Previous period'))
    expect(shown.range()).toEqual({ from: now - 6 * HOUR_MS, to: now - 3 * HOUR_MS })
    expect(shown.isLive()).toBe(false)
    await expect.element(button(/May 17, 06:00 – 09:00/)).toBeVisible()
    await userEvent.click(button('Next period'))
    expect(shown.range()).toEqual(lastRange(3 * HOUR_MS, now))
    await expect.element(button('Next period')).toBeDisabled()
  })

  it('pauses and resumes', async () => {
    const shown = pageWithPicker()
    await userEvent.click(button('Pause live updates'))
    expect(shown.isLive()).toBe(false)
    await userEvent.click(button('Resume live updates'))
    expect(shown.isLive()).toBe(true)
  })

  it('takes a preset by keyboard', async () => {
    const shown = pageWithPicker()
    button(/Last 3 hours/)
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Last 30 minutes' })).toBeVisible()
    expect(await accessibilityIssues()).toEqual([])
    page.getByRole('menuitem', { name: 'Last 30 minutes' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(/Last 30 minutes/)).toBeVisible()
    expect(shown.range()).toEqual(lastRange(30 * MINUTE_MS, now))
    expect(shown.isLive()).toBe(true)
  })

  it('takes a custom range, never one in the future', async () => {
    const shown = pageWithPicker()
    await userEvent.click(button(/Last 3 hours/))
    await userEvent.click(page.getByRole('menuitem', { name: 'Custom range' }))
    await expect.element(button('Apply')).toBeEnabled()
    expect(await accessibilityIssues()).toEqual([])
    const hours = [...document.querySelectorAll<HTMLInputElement>('.bp6-timepicker-hour')]
    await userEvent.fill(hours[1] as HTMLInputElement, '23')
    await userEvent.tab()
    await expect.element(page.getByText('The end must not be in the future')).toBeVisible()
    await expect.element(button('Apply')).toBeDisabled()
    await userEvent.fill(hours[1] as HTMLInputElement, '11')
    await userEvent.tab()
    await userEvent.click(button('Apply'))
    expect(shown.range()).toEqual({ from: now - 3 * HOUR_MS, to: now - HOUR_MS })
  })
})
