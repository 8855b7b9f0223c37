import { invitation, renderScreen, type RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const INVITATIONS = [
  invitation(0, { email: 'ines@rivermouth.example', acceptance_state: 'filed' }),
  invitation(1, { email: 'mateo@rivermouth.example', acceptance_state: 'accepted' }),
  invitation(6, { email: 'priya@rivermouth.example', acceptance_state: 'filed', is_expired: true }),
]

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (params = {}) => {
  drawn = await renderScreen(plugin, { params, server: { invitations: INVITATIONS } })
  return drawn
}
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

describe('the invitations', () => {
  it('say how each one stands', async () => {
    await open()
    await expect.element(row('ines')).toMatchTextContent(/Pending/)
    await expect.element(row('mateo')).toMatchTextContent(/Accepted/)
    await expect.element(row('priya')).toMatchTextContent(/Expired/)
  })

  it('are filtered by their answer and by their time', async () => {
    await open({ acceptance_state: ['filed'], is_expired: false })
    await expect.element(row('ines')).toBeVisible()
    await expect.element(row('mateo')).not.toBeInTheDocument()
    await expect.element(row('priya')).not.toBeInTheDocument()
  })

  it('are deleted after a question, where the server lets the reader', async () => {
    await open()
    await expect.element(row('mateo').getByRole('button')).not.toBeInTheDocument()
    await row('ines').getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete invitation' }).click()
    await expect.element(row('ines')).not.toBeInTheDocument()
    await expect.element(row('mateo')).toBeVisible()
  })

  it('that are none say who would be here', async () => {
    drawn = await renderScreen(plugin, { params: {} })
    await expect.element(page.getByText(/Whoever is invited to join/)).toBeVisible()
  })
})
