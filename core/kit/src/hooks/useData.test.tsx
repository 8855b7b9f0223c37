import type { DataNeed } from '@airshed/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearPage, createPage } from '../testsupport/renderPage.tsx'
import { useData, type DataOptions } from './useData.ts'

afterEach(clearPage)

const HOUR_MS = 3_600_000
const range = { from: 0, to: HOUR_MS }
const STATUS: DataNeed = { kind: 'status' }

function Screen({ needs, ...options }: DataOptions & { needs: readonly DataNeed[] }) {
  const data = useData(needs, options)
  return (
    <button type="button" onClick={data.retry}>
      {`${data.state} ${data.error?.message ?? data.asOfMs ?? ''}`}
    </button>
  )
}

function show(options: Partial<DataOptions> & { needs?: readonly DataNeed[] } = {}) {
  const { broker, draw } = createPage()
  const redraw = (changes: Partial<DataOptions> & { needs?: readonly DataNeed[] } = {}): void =>
    draw(<Screen needs={[{ ...STATUS }]} range={{ ...range }} {...options} {...changes} />)
  redraw()
  return { broker, redraw }
}

const shown = (words: string) => expect.element(page.getByRole('button', { name: words }))

describe('the data of a screen', () => {
  it('shows data as loading, then ready, then newer', async () => {
    const { broker } = show()
    await shown('loading').toBeVisible()
    expect(broker.asked).toEqual([
      {
        needs: [STATUS],
        context: { range, isLive: true, width: 1000, timezone: 'UTC', slug: 'org_city' },
      },
    ])
    broker.answer({ asOfMs: 5 })
    await shown('ready 5').toBeVisible()
    broker.answer({ asOfMs: 6 })
    await shown('ready 6').toBeVisible()
  })

  it('requests equal needs once, also while a live page merely moves on', async () => {
    const { broker, redraw } = show()
    broker.answer({ asOfMs: 5 })
    redraw()
    redraw({ range: { from: 9, to: HOUR_MS + 9 } })
    await shown('ready 5').toBeVisible()
    expect(broker.asked).toHaveLength(1)
  })

  it('requests data again for another range, and shows the old ones meanwhile', async () => {
    const { broker, redraw } = show({ isLive: false })
    broker.answer({ asOfMs: 5 })
    await shown('ready 5').toBeVisible()
    redraw({ range: { from: 9, to: HOUR_MS + 9 } })
    await expect.poll(() => broker.asked.length).toBe(2)
    expect(broker.open()).toBe(1)
    broker.answer({ asOfMs: 7 })
    await shown('ready 7').toBeVisible()
  })

  it('requests data again for other needs', async () => {
    const { broker, redraw } = show()
    redraw({ needs: [STATUS, { kind: 'alerts', limit: 5 }] })
    await expect.poll(() => broker.asked.at(-1)?.needs).toHaveLength(2)
    expect(broker.open()).toBe(1)
  })

  it('says why data failed, and retries on request', async () => {
    const { broker } = show()
    broker.answer({ state: 'error', error: new Error('gone') })
    await shown('error gone').toBeVisible()
    await userEvent.click(page.getByRole('button'))
    expect(broker.retries).toBe(1)
  })

  it('leaves no subscription behind', () => {
    const { broker } = show()
    expect(broker.open()).toBe(1)
    clearPage()
    expect(broker.open()).toBe(0)
  })
})
