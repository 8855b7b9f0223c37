import { useAirshed, AirshedProvider } from '@airshed/kit/provider'
import { user } from '@airshed/testing'
import type { AbsentScreen } from '@airshed/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { appMessages } from '../messages/appMessages.ts'
import { accessibilityIssues, clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { InstalledScreens } from './InstalledScreens.tsx'

afterEach(clearConsole)

function Screens({ absentScreens }: { absentScreens: readonly AbsentScreen[] }) {
  const value = { ...useAirshed(), absentScreens }
  return (
    <AirshedProvider value={value} queryClient={useQueryClient()} messages={appMessages}>
      <InstalledScreens />
    </AirshedProvider>
  )
}

/** An address below the page of a screen that is not in use. */
function open(reason: AbsentScreen['reason'], isAdministrator = false) {
  const about = { organization_id: 'org_city', plugin_id: 'labs.odours', reason }
  const absentScreens = ['odours', 'odours/:id'].map((path) => ({ path, ...about }))
  const permissions = isAdministrator ? { manage_organizations: ['org_city'] } : {}
  drawInConsole(<Screens absentScreens={absentScreens} />, {
    path: '/org_city/odours/7',
    user: user({ permissions }),
  })
}
const link = () => page.getByRole('link')

describe('the address of a screen whose plugin is not in use', () => {
  it.each([
    ['waiting', 'This page awaits approval', 'has to enable its plugin, labs.odours, first'],
    ['disabled', 'This page’s plugin was disabled', 'disabled labs.odours'],
    ['removed', 'This page’s plugin was removed', 'removed labs.odours'],
    [
      'incompatible',
      'This page’s plugin does not fit this console',
      'another version of the plugin API',
    ],
  ] as const)('says that the plugin of a screen is %s', async (reason, title, why) => {
    open(reason)
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByText(why, { exact: false })).toBeVisible()
    await expect.element(link()).not.toBeInTheDocument()
    expect(await accessibilityIssues()).toEqual([])
  })

  it('leads administrators to the plugin if it exists', async () => {
    open('disabled', true)
    await expect.element(link()).toHaveAttribute('href', '/org_city/plugins?plugin=labs.odours')
    open('removed', true)
    await expect.element(link()).toHaveAttribute('href', '/org_city/plugins')
  })
})
