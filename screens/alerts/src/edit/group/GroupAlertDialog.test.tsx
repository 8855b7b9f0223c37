import { createPluginIntl } from '@airshed/kit'
import {
  axeProblems,
  createTestAirshed,
  drawPage,
  renderScreen,
  type DrawnPage,
} from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import { plugin } from '../../plugin.ts'
import { GroupAlertDialog } from './GroupAlertDialog.tsx'

let drawn: DrawnPage | null = null
afterEach(() => {
  drawn?.unmount()
  drawn = null
  sessionStorage.clear()
})
const open = async () => {
  const airshed = createTestAirshed()
  const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
  let closed = 0
  drawn = await drawPage(
    airshed,
    <GroupAlertDialog intl={intl} onClose={() => void (closed += 1)} />,
  )
  return { visited: airshed.visited, closed: () => closed }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const choose = async (label: RegExp, option: RegExp): Promise<void> => {
  await userEvent.click(button(label))
  await userEvent.click(page.getByRole('option', { name: option }).first())
  // The list gives the focus back once it is gone.
  await expect.element(button(label)).toHaveFocus()
}
const fillIn = async (): Promise<void> => {
  await choose(/^Add device/, /Station 1C00A3F7/)
  await choose(/^Add device/, /Station 1C00A3F8/)
  await choose(/^Parameter/, /PM2\.5/)
}

describe('the dialog for a group alert', () => {
  it('asks for every field before it continues', async () => {
    const { visited } = await open()
    await userEvent.click(button('Continue'))
    for (const name of ['At least one device', 'Parameter', 'Operator', 'Value']) {
      await expect.element(page.getByText(`${name} is required`)).toBeVisible()
    }
    expect(visited).toEqual([])
    expect(await axeProblems(document.body)).toEqual([])
  })

  it('offers the online status of the devices', async () => {
    await open()
    await choose(/^Add device/, /Station 1C00A3F7/)
    await choose(/^Add device/, /Station 1C00A3F8/)
    await choose(/^Parameter/, /Online status/)
    await expect.element(button(/^Parameter: .*Online status/)).toBeVisible()
  })

  it('clears the parameter when its devices change', async () => {
    await open()
    await fillIn()
    await expect.element(button(/^Parameter: .*PM2\.5/)).toBeVisible()
    await userEvent.click(button('Remove Station 1C00A3F8'))
    await expect.element(button('Parameter: Select')).toBeVisible()
  })

  it('leads to a new alert with one group for each device', async () => {
    const { visited, closed } = await open()
    await fillIn()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Operator' }), 'gt')
    await userEvent.fill(page.getByRole('textbox', { name: /^Value/ }), '35')
    await userEvent.click(button('Continue'))
    await expect.poll(() => visited).toEqual(['/org_city/alerts/create?prefilled=true'])
    expect(closed()).toBe(1)
    drawn?.unmount()
    drawn = await renderScreen(plugin, { page: 'create', params: { prefilled: true } })
    await expect
      .element(
        page.getByRole('group', { name: 'Group 2' }).getByText(/Station 1C00A3F8 is above 35/),
      )
      .toBeVisible()
  })
})
