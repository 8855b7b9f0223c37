import { pagesOf } from '@airshed/contract'
import { useAirshed } from '@airshed/kit/provider'
import { BUILT_IN_PLUGINS } from '@airshed/plugins'
import { apiToken } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ScreenRoute } from '../routes/ScreenRoute.tsx'
import { clearConsole, drawInConsole } from '../testsupport/drawInConsole.tsx'
import { ConsoleToasts } from './ConsoleToasts.tsx'

afterEach(clearConsole)

const tokens = pagesOf(BUILT_IN_PLUGINS.filter((one) => 'pages' in one)).find(
  ({ page: { path } }) => path === 'api',
)

function TokensPage() {
  return (
    <>
      {tokens === undefined ? null : <ScreenRoute place={tokens} />}
      <ConsoleToasts toaster={useAirshed().toaster} />
    </>
  )
}

it('shows a failure of the server after a change with status 500', async () => {
  const { errors } = drawInConsole(<TokensPage />, {
    path: '/org_city/api',
    tokens: [apiToken(0)],
    failures: { 'tokens/token_0': 500 },
  })
  const row = page.getByRole('row').filter({ hasText: 'Build server' })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete token' }).click()
  const toast = page.getByText(
    'There was a problem processing your request, please try again later or contact support',
  )
  await expect.element(toast).toBeVisible()
  expect(toast.element().closest('[aria-live="polite"]')).not.toBeNull()
  await expect.element(row).toBeVisible()
  expect(errors.join()).toContain('tokens/token_0 failed')
})
