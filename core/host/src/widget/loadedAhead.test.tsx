import { definePage, defineScreen } from '@airshed/contract'
import { Type } from '@airshed/kit/define'
import { Suspense, use } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { loadPage } from './pluginResource.ts'

const page = definePage({
  params: Type.Object({}),
  loadValidator: () => Promise.resolve({ default: () => true }),
  load: () => Promise.resolve({ default: () => <p>The harbour</p> }),
})
const screen = defineScreen({
  manifest: {
    id: 'sample.harbour',
    engines: { airshed: '^0.2.0' },
    kind: 'screen',
    title: { en: 'Harbour', es: 'Puerto' },
    description: { en: 'A harbour', es: 'Un puerto' },
    permissions: [],
    pages: [{ id: 'list', path: 'harbour', layout: 'page', permission: null }],
  },
  messages: {
    en: () => Promise.resolve({ default: {} }),
    es: () => Promise.resolve({ default: {} }),
  },
  pages: { list: page },
})
const READER = { locale: 'en_US', timezone: 'UTC' } as const

function Page() {
  const { Component, intl } = use(loadPage(screen, page, READER))
  return <Component params={{}} setParams={() => undefined} slug="all" theme="light" intl={intl} />
}

it('draws a page that was loaded ahead at once, without a placeholder', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
  await loadPage(screen, page, READER)
  flushSync(() =>
    root.render(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    ),
  )
  expect(box.textContent).toBe('The harbour')
})
