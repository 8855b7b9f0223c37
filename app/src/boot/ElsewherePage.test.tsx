import { uiMessages } from '@airshed/ui'
import { createRoot, type Root } from 'react-dom/client'
import { createIntl, RawIntlProvider } from 'react-intl'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { appMessages } from '../messages/appMessages.ts'
import { App } from './App.tsx'

let root: Root | null = null
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('names both addresses and the setting for a page opened at another address', async () => {
  const messages = { ...uiMessages.en, ...appMessages.en }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const [origin, publicUrl] = ['http://192.168.1.20:4000', 'http://localhost:4000']
  root.render(
    <RawIntlProvider value={createIntl({ locale: 'en', messages })}>
      <App firstResult={Promise.resolve({ state: 'elsewhere', origin, publicUrl })} />
    </RawIntlProvider>,
  )
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(/opened at another address/)
  await expect
    .element(alert)
    .toMatchTextContent(
      /at http:\/\/192\.168\.1\.20:4000, but .* at http:\/\/localhost:4000 only\..*AIRSHED_PUBLIC_URL/,
    )
  const link = page.getByRole('link', { name: publicUrl })
  await expect.element(link).toHaveAttribute('href', publicUrl)
})
