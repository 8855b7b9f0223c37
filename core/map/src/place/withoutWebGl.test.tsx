import '@airshed/ui/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { PickerStage } from '../testsupport/PickerStage.tsx'

afterEach(() => vi.restoreAllMocks())

it('says in the picker that a browser cannot draw maps', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called on the canvas that asks
  const { getContext } = HTMLCanvasElement.prototype
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function ask(
    this: HTMLCanvasElement,
    ...given: Parameters<typeof getContext>
  ) {
    return String(given[0]).startsWith('webgl') ? null : getContext.apply(this, given)
  } as typeof getContext)
  const box = document.createElement('main')
  document.body.append(box)
  const root = createRoot(box)
  root.render(<PickerStage />)
  await expect.element(page.getByText(/This browser cannot draw maps/)).toBeVisible()
  expect(document.querySelector('canvas.maplibregl-canvas')).toBeNull()
  flushSync(() => root.unmount())
})
