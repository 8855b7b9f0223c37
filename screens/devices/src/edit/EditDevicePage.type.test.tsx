import { deviceCommand } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { COMMANDS, OPEN_SETTINGS } from '../testsupport/channels.ts'
import { choose, closeEdit, openEdit, QUAY, region, sent } from '../testsupport/editPage.ts'

afterEach(closeEdit)

describe('a device type that cannot take waiting requests', () => {
  const format = deviceCommand(0, { name: 'format', state: 'queued', sent_at: null })
  const blink = deviceCommand(1, { name: 'blink', state: 'queued', sent_at: null })

  it('lists what will be withdrawn before the type is saved', async () => {
    const screen = await openEdit({
      deviceCommands: [format, blink, ...COMMANDS.slice(1)],
      nodeSettings: { [QUAY]: OPEN_SETTINGS },
    })
    await choose(page.getByRole('combobox', { name: 'Type' }), 'airrohr', 'airRohr')
    const reported = region('General').getByRole('status').filter({ hasText: 'cannot take' })
    await expect
      .poll(() => reported.query()?.textContent)
      .toMatch(
        /2 waiting commands will be withdrawn: Erase storage, Blink\..*1 requested setting will be withdrawn: Reporting interval\./,
      )
    expect(sent(screen)).toEqual([])
  })

  it('hides the warning when nothing that waits is lost', async () => {
    await openEdit({ deviceCommands: [blink], nodeSettings: { [QUAY]: OPEN_SETTINGS } })
    await choose(page.getByRole('combobox', { name: 'Type' }), 'purifier', 'Purifier')
    await expect.element(page.getByText(/default profile of this type/)).toBeVisible()
    await expect.element(page.getByText('What this type cannot take')).not.toBeInTheDocument()
  })
})
