import { pluginInDevelopment, pluginSummary } from '@airshed/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closePlugins, openPlugins } from '../testsupport/openPlugins.tsx'

afterEach(closePlugins)

const entry = () => page.getByRole('listitem').filter({ hasText: 'In development' })

describe('plugins in development', () => {
  it('marks a plugin in development, and says who serves it', async () => {
    await openPlugins({ plugins: [pluginInDevelopment()], pluginSummaries: [] })
    await expect.element(entry()).toMatchTextContent(/^Gauge/)
    await expect
      .element(entry().getByText(/^1\.0\.0, served by http:\/\/localhost:5199\. Everybody/))
      .toBeVisible()
  })

  it('says that development ended when its server does not answer, and how to continue', async () => {
    await openPlugins({
      plugins: [pluginInDevelopment({ isUnreachable: true })],
      pluginSummaries: [],
    })
    const words =
      /^http:\/\/localhost:5199 does not answer, and no version is installed.* npm run dev$/
    const ended = page.getByRole('listitem').filter({ hasText: 'Development ended' })
    await expect.element(ended.getByText(words)).toBeVisible()
    expect(entry().elements()).toEqual([])
  })

  it('leaves an installed plugin unmarked', async () => {
    await openPlugins({
      plugins: [pluginInDevelopment({ isDevelopment: false })],
      pluginSummaries: [pluginSummary()],
    })
    await expect.element(page.getByRole('link', { name: 'Gauge' })).toBeVisible()
    expect(entry().elements()).toEqual([])
  })
})
