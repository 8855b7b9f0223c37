import { organization } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { LockedBanner } from './LockedBanner.tsx'

afterEach(clearConsole)

const LOCKED = [organization('org_city', { is_locked: true }), organization('org_port')]
const show = (slug: string, locale: 'en_US' | 'es_ES' = 'en_US') =>
  drawInConsole(<LockedBanner />, { slug, locale, organizations: LOCKED })

it('a banner names a locked organization across its pages', async () => {
  show('org_city')
  await expect.element(page.getByText(/City of Rivermouth is locked/)).toBeVisible()
})

it('shows the banner of a locked organization in Spanish', async () => {
  show('org_city', 'es_ES')
  await expect.element(page.getByText(/City of Rivermouth está bloqueada/)).toBeVisible()
})

it.each(['org_port', 'all'])(
  'hides the banner of a locked organization on the pages of %s',
  (slug) => {
    show(slug)
    expect(document.querySelector('.app-locked')).toBeNull()
  },
)
