import { axeProblems, ingestKey, organization, renderScreen, user } from '@airshed/testing'
import type { RenderScreenOptions, RenderedScreen } from '@airshed/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { plugin } from './plugin.ts'

const KEYS = [0, 1, 2, 3].map((index) => ingestKey(index))
const SECRET = /ak_fake-key/

let drawn: RenderedScreen | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(() => drawn?.unmount())

const open = async (server: RenderScreenOptions['server'] = {}, params = {}) => {
  drawn = await renderScreen(plugin, { params, server: { ingestKeys: KEYS, ...server } })
  return drawn
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const choose = async (name: string, action: string) => {
  await row(name).getByRole('button').click()
  await page.getByRole('menuitem', { name: action }).click()
}
const sent = ({ calls }: RenderedScreen, method: string) =>
  calls.filter((call) => call.method === method && call.path.startsWith('ingest_keys'))

describe('the list of ingest keys', () => {
  it('shows whether a key works, who created it and when it was last used', async () => {
    await open()
    await expect.element(row('Olga Owner')).toMatchTextContent(/Active/)
    await expect.element(row('Olga Owner')).toMatchTextContent(/1 min/)
    await expect.element(row('Ending')).toMatchTextContent(/in 19 h/i)
    await expect.element(row('Harbour van')).toMatchTextContent(/Never/)
    await expect.element(row('Old gateway')).toMatchTextContent(/Revoked/)
  })

  it('filters ingest keys by state', async () => {
    await open({}, { state: ['ended'] })
    await expect.element(row('Old gateway')).toBeVisible()
    await expect.element(row('Harbour van')).not.toBeInTheDocument()
  })

  it('explains ingest keys while there are none', async () => {
    await open({ ingestKeys: [] })
    await expect.element(page.getByText(/one for each gateway or site/)).toBeVisible()
    await expect.element(button('Create ingest key')).toBeVisible()
  })

  it('offers changes of ingest keys only to those who manage devices', async () => {
    await open({ user: user({ permissions: { read_devices: ['org_city'] } }) })
    await expect.element(row('Harbour van')).toBeVisible()
    await expect.element(row('Harbour van').getByRole('button')).not.toBeInTheDocument()
    await expect.element(button('Create ingest key')).not.toBeInTheDocument()
  })

  it('offers changes of ingest keys in a locked organization only to support', async () => {
    const LOCKED = [organization('org_city', { is_locked: true })]
    const permissions = { read_devices: ['org_city'], manage_devices: ['org_city'] }
    await open({ organizations: LOCKED, user: user({ permissions }) })
    await expect.element(row('Harbour van')).toBeVisible()
    await expect.element(row('Harbour van').getByRole('button')).not.toBeInTheDocument()
    await expect.element(button('Create ingest key')).not.toBeInTheDocument()
    drawn?.unmount()
    await open({ organizations: LOCKED })
    await expect.element(button('Create ingest key')).toBeVisible()
  })
})

describe('a new ingest key', () => {
  it('shows a new key once, with a command that prompts for it', async () => {
    const screen = await open({ ingestKeys: [] })
    await button('Create ingest key').click()
    const question = page.getByRole('dialog', { name: 'Create ingest key' })
    await question.getByRole('textbox', { name: 'Name' }).fill('Van of the harbour')
    await question.getByRole('button', { name: 'Create ingest key' }).click()
    const secret = page.getByRole('group', { name: 'New key' })
    await expect.element(secret).toMatchTextContent(SECRET)
    await expect.element(secret).toMatchTextContent(/read -rs AIRSHED_KEY/)
    await expect.element(secret).toMatchTextContent(`${window.location.origin}/ingest/json`)
    expect(await axeProblems(document.body)).toEqual([])
    await button('I have saved it').click()
    await expect.element(row('Van of the harbour')).toBeVisible()
    expect(document.body.textContent).not.toMatch(SECRET)
    expect(sent(screen, 'POST').map(({ body }) => body)).toEqual([
      { organization_id: 'org_city', name: 'Van of the harbour' },
    ])
  })

  it('proposes a name with the current minute, and requires a name', async () => {
    const screen = await open()
    await button('Create ingest key').click()
    const question = page.getByRole('dialog', { name: 'Create ingest key' })
    const name = question.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveValue('Key of Mar 14, 2026, 1:00 PM')
    await name.fill('')
    await question.getByRole('button', { name: 'Create ingest key' }).click()
    await expect.element(question.getByText('Name is required')).toBeVisible()
    expect(sent(screen, 'POST')).toEqual([])
  })

  it('offers only organizations whose devices the reader manages', async () => {
    const ids = ['org_harbour', 'org_city']
    await open({
      slug: 'all',
      organizations: ids.map((id) => organization(id, { name: id })),
      user: user({ permissions: { manage_devices: ['org_harbour'], read_devices: ids } }),
    })
    await button('Create ingest key').click()
    const choice = page.getByRole('dialog').getByRole('combobox', { name: 'Organization' })
    await expect.element(choice).toHaveDisplayValue('org_harbour')
    await expect.element(choice).toBeDisabled()
  })
})

describe('changing an ingest key', () => {
  it('rolls a key with the chosen grace period, and shows the new one', async () => {
    const screen = await open()
    await choose('Harbour van', 'Roll')
    const question = page.getByRole('dialog', { name: 'Roll the key Harbour van?' })
    const grace = question.getByRole('combobox', { name: 'The old key works' })
    await grace.selectOptions('No longer')
    await expect.element(question.getByRole('status')).toMatchTextContent(/refused within seconds/)
    await grace.selectOptions('For 7 more days')
    await question.getByRole('button', { name: 'Roll key' }).click()
    await expect.element(page.getByRole('group', { name: 'New key' })).toMatchTextContent(SECRET)
    await button('I have saved it').click()
    expect(sent(screen, 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['ingest_keys/key_2/roll', { grace_days: 7 }],
    ])
    await expect.element(row('Harbour van').first()).toMatchTextContent(/Active/)
    await expect.element(row('Harbour van').nth(1)).toMatchTextContent(/Ending/)
  })

  it('renames a key, unless another one has the name', async () => {
    await open()
    await choose('Harbour van', 'Rename')
    const name = page.getByRole('textbox', { name: 'Name' })
    await name.fill('Gateway on the roof')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(name).toHaveAccessibleDescription(/INGEST_KEY_NAME_TAKEN/)
    await name.fill('Harbour boat')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(row('Harbour boat')).toBeVisible()
    await expect.element(page.getByText('Ingest key renamed')).toBeVisible()
    await expect.element(row('Harbour van')).not.toBeInTheDocument()
    await row('Ending').getByRole('button').click()
    await expect.element(page.getByRole('menuitem', { name: 'Revoke' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Rename' })).not.toBeInTheDocument()
  })

  it('asks before it revokes a key, and says what will stop', async () => {
    const screen = await open()
    await choose('Olga Owner', 'Revoke')
    const question = page.getByRole('dialog', { name: 'Revoke the key Gateway on the roof?' })
    await expect.element(question).toMatchTextContent(/refused within seconds.*last used on/)
    await question.getByRole('button', { name: 'Revoke key' }).click()
    await expect.element(page.getByText('Ingest key revoked')).toBeVisible()
    expect(sent(screen, 'DELETE').map(({ path }) => path)).toEqual(['ingest_keys/key_0'])
  })

  it('offers no roll of a key with a successor, and no action for an ended one', async () => {
    await open()
    await row('Ending').getByRole('button').click()
    await expect.element(page.getByRole('menuitem', { name: 'Revoke' })).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: 'Roll' })).not.toBeInTheDocument()
    await expect.element(row('Old gateway').getByRole('button')).not.toBeInTheDocument()
  })
})

it('fits the ingest keys on a phone, in Spanish', async () => {
  await page.viewport(390, 844)
  drawn = await renderScreen(plugin, {
    params: {},
    server: { ingestKeys: KEYS },
    locale: 'es_ES',
    theme: 'dark',
  })
  await expect.element(page.getByText('Harbour van')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
