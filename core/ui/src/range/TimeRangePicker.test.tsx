import { DASHBOARD_PRESETS_MS, HOUR_MS, lastRange, MINUTE_MS } from '@airshed/domain'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { LostMark } from './LostMark.tsx'
import { TimeRangePicker } from './TimeRangePicker.tsx'

afterEach(cleanUp)

const now = Date.UTC(2026, 4, 17, 12)

/** A page with a picker, and what was reported to it last. */
function pageWithPicker() {
  let latest = {
    range: lastRange(3 * HOUR_MS, now),
    isLive: true,
    refreshMs: null as number | null,
  }
  function Page() {
    const [state, setState] = useState(latest)
    latest = state
    return (
      <TimeRangePicker
        {...state}
        presets={DASHBOARD_PRESETS_MS}
        now={now}
        timezone="UTC"
        onChange={(range, isLive, refreshMs) => setState({ range, isLive, refreshMs })}
        onPauseResume={() =>
          setState(({ range, isLive, refreshMs }) => ({
            range,
            isLive: !isLive && refreshMs === null,
            refreshMs: null,
          }))
        }
      />
    )
  }
  renderInto(<Page />)
  return {
    range: () => latest.range,
    isLive: () => latest.isLive,
    refreshMs: () => latest.refreshMs,
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('the time range picker', () => {
  it('steps back, which pauses, and steps forward up to now', async () => {
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

  it('says since when nothing comes in, and that it is live again', async () => {
    const props = {
      range: lastRange(3 * HOUR_MS, now),
      isLive: true,
      presets: DASHBOARD_PRESETS_MS,
      now,
      timezone: 'UTC',
      onChange: () => undefined,
      onPauseResume: () => undefined,
    }
    renderInto(<TimeRangePicker {...props} lostSinceMs={now - 5 * MINUTE_MS} />)
    await expect.element(page.getByText('Reconnecting since 11:55')).toBeVisible()
    cleanUp()
    renderInto(<TimeRangePicker {...props} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('Live')
  })

  it('says on a phone in fewer words since when nothing comes in', async () => {
    await page.viewport(390, 844)
    renderInto(<LostMark sinceMs={now - 5 * MINUTE_MS} timezone="UTC" />)
    const words = page.getByText('Lost since 11:55')
    await expect.element(words).toBeVisible()
    expect(Number.parseFloat(getComputedStyle(words.element()).fontSize)).toBeGreaterThan(10)
    await page.viewport(1280, 800)
  })

  it('pauses and resumes updates', async () => {
    const shown = pageWithPicker()
    await userEvent.click(button('Pause live updates: Live'))
    expect(shown.isLive()).toBe(false)
    await userEvent.click(button('Resume live updates'))
    expect(shown.isLive()).toBe(true)
  })

  it('picks a preset by keyboard', async () => {
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

  it('picks a custom range, but none in the future', async () => {
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
    await expect.element(page.getByText('The start must be before the end')).toBeVisible()
    await userEvent.fill(hours[0] as HTMLInputElement, '10')
    await userEvent.tab()
    await userEvent.click(button('Apply'))
    expect(shown.range()).toEqual({ from: now - HOUR_MS - 30 * MINUTE_MS, to: now - HOUR_MS })
  })

  it('begins a custom range with the last 30 minutes, whatever the page shows', async () => {
    const shown = pageWithPicker()
    await userEvent.click(button(/Last 3 hours/))
    await userEvent.click(page.getByRole('menuitem', { name: 'Custom range' }))
    await userEvent.click(button('Apply'))
    expect(shown.range()).toEqual({ from: now - 30 * MINUTE_MS, to: now })
  })

  it('moves the window every minute, 5 or 15 minutes, and shows the choice', async () => {
    const shown = pageWithPicker()
    await userEvent.click(button(/Last 3 hours/))
    const choice = (name: string) => page.getByRole('menuitem', { name, exact: true })
    for (const name of ['Every minute', 'Every 5 minutes', 'Every 15 minutes']) {
      await expect.element(choice(name)).toBeVisible()
    }
    await expect.element(choice('Live')).toHaveAttribute('aria-current', 'true')
    expect(await accessibilityIssues()).toEqual([])
    await userEvent.click(choice('Every 5 minutes'))
    expect([shown.isLive(), shown.refreshMs()]).toEqual([false, 5 * MINUTE_MS])
    expect(shown.range()).toEqual(lastRange(3 * HOUR_MS, now))
    await expect.element(button('Pause refreshing: Every 5 min')).toHaveTextContent('Every 5 min')

    await userEvent.click(button(/Last 3 hours/))
    await expect.element(choice('Every 5 minutes')).toHaveAttribute('aria-current', 'true')
    await expect.element(choice('Last 3 hours')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(choice('Last 6 hours'))
    expect(shown.range()).toEqual(lastRange(6 * HOUR_MS, now))
    expect(shown.refreshMs()).toBe(5 * MINUTE_MS)

    await userEvent.click(button('Previous period'))
    expect([shown.isLive(), shown.refreshMs()]).toEqual([false, null])
    await userEvent.click(button('Resume live updates'))
    expect(shown.isLive()).toBe(true)
  })

  it('leads out of a zoom', async () => {
    const clicks: string[] = []
    const props = {
      range: lastRange(5 * MINUTE_MS, now),
      isLive: false,
      presets: DASHBOARD_PRESETS_MS,
      now,
      timezone: 'UTC',
      onChange: () => undefined,
      onPauseResume: () => undefined,
    }
    renderInto(<TimeRangePicker {...props} onResetZoom={() => clicks.push('reset')} />)
    await userEvent.click(button('Reset zoom'))
    expect(clicks).toEqual(['reset'])
    cleanUp()
    renderInto(<TimeRangePicker {...props} />)
    await expect.element(button('Reset zoom')).not.toBeInTheDocument()
  })
})
