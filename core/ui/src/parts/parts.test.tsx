import { Button } from '@blueprintjs/core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MenuButton } from '../overlays/MenuButton.tsx'
import { accessibilityIssues, cleanUp, renderInto } from '../testsupport/render.tsx'
import { NumberWithUnit } from '../numbers/NumberWithUnit.tsx'
import { STATUS_NAMES } from '../status/statuses.ts'
import { StatusTag } from '../status/StatusTag.tsx'
import { THEME_NAMES } from '../theme/themes.ts'
import { RelativeTime } from '../time/RelativeTime.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Mark } from './Mark.tsx'
import { PageHeader } from './PageHeader.tsx'

afterEach(cleanUp)

const now = Date.UTC(2026, 4, 17, 14, 20)
const minute = 60_000

describe.each(THEME_NAMES)('page parts in %s', (theme) => {
  it('page parts pass the accessibility check', async () => {
    renderInto(
      <>
        <PageHeader
          title="Harbour"
          note="Times in UTC"
          actions={<Button intent="primary" text="Add widget" />}
        />
        <Mark title="Airshed" />
        <Card title="Waiting" isLoading />
        <Card
          title="PM2.5"
          state={<StatusTag status="online" />}
          asOf={{ at: now - 15 * minute, now }}
          menu={<MenuButton label="Actions for PM2.5" menu={<ul />} />}
        >
          <NumberWithUnit value={12.34567} unit="µg/m³" precision={1} size="display" />
        </Card>
        <EmptyState title="No devices" text="Claimed devices appear here" />
        <ErrorState text="The server did not answer" onRetry={() => undefined} />
        {STATUS_NAMES.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </>,
      { theme },
    )
    expect(await accessibilityIssues()).toEqual([])
  })
})

describe('a card', () => {
  it('reports since when its data are old', async () => {
    renderInto(<Card title="PM2.5" asOf={{ at: now - 15 * minute, now, timezone: 'UTC' }} />)
    await expect.element(page.getByText('as of 14:05')).toBeVisible()
  })

  it.each([
    ['beside its title', 'PM2.5', 'beside'],
    ['below it where the card is narrow', 'Wind over the Town Hall', 'below'],
  ])('a card tells the time of its data %s, uncut', async (_, title, place) => {
    const asOf = { at: now - 3 * 24 * 60 * minute, now, timezone: 'UTC' }
    const menu = <MenuButton label="Actions" menu={<ul />} />
    renderInto(
      <div style={{ width: 240 }}>
        <Card title={title} asOf={asOf} menu={menu} />
        <Card title="Waiting" menu={menu} />
      </div>,
    )
    const heading = page.getByRole('heading', { name: title }).element()
    const reported = page.getByText('as of May 14, 14:20').element()
    expect(heading.scrollWidth).toBe(heading.clientWidth)
    expect(reported.scrollWidth).toBeLessThanOrEqual(reported.parentElement?.clientWidth ?? 0)
    const [above, time] = [heading.getBoundingClientRect(), reported.getBoundingClientRect()]
    expect(time.top >= above.bottom ? 'below' : 'beside').toBe(place)
    const [withTime, without] = document.querySelectorAll('.air-card-header')
    expect(withTime?.clientHeight).toBe(without?.clientHeight)
  })

  it('hides its content while it loads', async () => {
    renderInto(
      <Card title="PM2.5" isLoading>
        content
      </Card>,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading')
    expect(page.getByText('content').query()).toBeNull()
  })
})

describe('an error view', () => {
  it('offers a retry', async () => {
    let tried = 0
    renderInto(<ErrorState onRetry={() => (tried += 1)} />)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(tried).toBe(1)
  })
})

describe('a figure with its unit', () => {
  it('shows its decimals, and up to four on hover', () => {
    const container = renderInto(<NumberWithUnit value={12.34567} unit="µg/m³" precision={1} />)
    expect(container.textContent).toBe('12.3µg/m³')
    expect(container.querySelector('.air-figure')?.getAttribute('title')).toBe('12.3457 µg/m³')
  })

  it('shows a dash without a value', () => {
    expect(renderInto(<NumberWithUnit value={null} unit="ppm" />).textContent).toBe('–ppm')
  })
})

describe('a relative time', () => {
  it.each([
    ['en', now - 3 * minute, '3 min ago'],
    ['es', now - 3 * minute, 'hace 3 min'],
    ['en', null, 'Never'],
    ['en', Date.UTC(2026, 0, 2, 9), 'Jan 02, 09:00'],
  ] as const)('writes in %s the time at %s as %s', (language, at, words) => {
    const container = renderInto(<RelativeTime at={at} now={now} />, { language })
    expect(container.textContent).toBe(words)
  })

  it('leaves out the hour in another year, which hovering tells', () => {
    const at = Date.UTC(2025, 11, 21, 12)
    const container = renderInto(<RelativeTime at={at} now={now} />)
    expect(container.textContent).toBe('Dec 21, 2025')
    expect(container.querySelector('time')?.title).toContain('12:00:00')
  })

  it('shows the exact time on hover', () => {
    const container = renderInto(<RelativeTime at={now} now={now} timezone="Europe/Madrid" />)
    expect(container.querySelector('time')?.title).toContain('16:20:00')
  })
})

describe('a status tag', () => {
  it('a status speaks Spanish', () => {
    const container = renderInto(<StatusTag status="offline" />, { language: 'es' })
    expect(container.textContent).toBe('Sin conexión')
  })

  it('keeps its word when only its icon shows', async () => {
    const container = renderInto(<StatusTag status="veryPoor" isIconOnly />)
    expect(container.textContent).toContain('Very poor')
  })
})
