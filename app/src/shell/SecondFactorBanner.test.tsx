import { user } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import SecondFactorBanner from './SecondFactorBanner.tsx'

afterEach(clearConsole)

it.each([390, 1200])('fits the sentence of the banner into a window of %s px', async (width) => {
  drawInConsole(
    <div className="app-column" style={{ width }}>
      <SecondFactorBanner />
    </div>,
    {
      locale: 'es_ES',
      user: user({ second_factor_required_by: [{ id: 'org_air', name: 'Carl Air' }] }),
    },
  )
  const sentence = page.getByText(/^Se exige un segundo factor en Carl Air/)
  await expect.element(sentence).toBeVisible()
  expect(sentence.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(240)
})
