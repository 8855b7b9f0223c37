import { renderWidget } from '@airshed/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

beforeEach(() => {
  // oxlint-disable-next-line typescript/unbound-method -- called on the canvas that asks
  const { getContext } = HTMLCanvasElement.prototype
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function ask(
    this: HTMLCanvasElement,
    ...given: Parameters<typeof getContext>
  ) {
    return String(given[0]).startsWith('webgl') ? null : getContext.apply(this, given)
  } as typeof getContext)
})
afterEach(() => vi.restoreAllMocks())

it('shows the list when the browser cannot draw maps, and says so', async () => {
  const drawn = await renderWidget(plugin, { config: usual })
  await expect.element(page.getByText(/This browser cannot draw maps/)).toBeVisible()
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Map' })).not.toBeInTheDocument()
  expect(drawn.problems()).toEqual([])
  drawn.unmount()
})
