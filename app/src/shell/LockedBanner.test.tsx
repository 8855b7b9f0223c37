import { organization } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { LockedBanner } from './LockedBanner.tsx'

afterEach(clearConsole)

const LOCKED = [organization('org_city', { is_locked: true }), organization('org_port')]
const show = (slug: string, locale: 'en_US' | 'es_ES' = 'en_US') =>
  drawInConsole(<LockedBanner />, { slug, locale, organizations: LOCKED })

it('a locked organization is told across its pages', async () => {
  show('org_city')
  await expect.element(page.getByText(/City of Rivermouth is locked/)).toBeVisible()
})

it('in Spanish as well', async () => {
  show('org_city', 'es_ES')
  await expect.element(page.getByText(/City of Rivermouth está bloqueada/)).toBeVisible()
})

it.each(['org_port', 'all'])('nothing is told on the pages of %s', (slug) => {
  show(slug)
  expect(document.querySelector('.app-locked')).toBeNull()
})
