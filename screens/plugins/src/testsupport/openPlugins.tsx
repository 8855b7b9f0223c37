import { AirshedProvider, ToastRegion } from '@airshed/console-kit'
import { createPluginIntl } from '@airshed/kit'
import {
  createTestAirshed,
  drawPage,
  TEST_TIMEZONE,
  type TestAirshed,
  type TestAirshedOptions,
} from '@airshed/testing'
import { useState } from 'react'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import FindPluginsScreen from '../find/FindPluginsScreen.tsx'
import type { FindParams } from '../find/params.ts'
import type { PluginsParams } from '../params.ts'
import PluginsScreen from '../PluginsScreen.tsx'

const leave: (() => void)[] = []

/** Removes what {@link openPlugins} rendered. */
export function closePlugins(): void {
  for (const close of leave.splice(0)) close()
}

/** The screen on an in-memory server: links work, toasts are shown. */
export async function openPlugins(
  options: TestAirshedOptions,
  params: PluginsParams = {},
): Promise<TestAirshed> {
  const airshed = createTestAirshed(options)
  const drawn = await drawPage(airshed, <Page airshed={airshed} params={params} />)
  leave.push(() => drawn.unmount())
  return airshed
}

/** The page for finding plugins, on an in-memory server. */
export async function openFind(
  options: TestAirshedOptions,
  params: FindParams = {},
): Promise<TestAirshed> {
  const airshed = createTestAirshed(options)
  const drawn = await drawPage(airshed, <FindPage airshed={airshed} params={params} />)
  leave.push(() => drawn.unmount())
  return airshed
}

function FindPage({ airshed, params: first }: { airshed: TestAirshed; params: FindParams }) {
  const [params, setParams] = useState(first)
  const { value } = airshed
  const { slug, theme } = value.session
  return (
    <AirshedProvider value={value} queryClient={airshed.queryClient}>
      <FindPluginsScreen
        {...{ params, slug, theme }}
        setParams={(changes) => setParams((now) => ({ ...now, ...changes }))}
        intl={INTL}
      />
      <ToastRegion toaster={value.toaster} />
    </AirshedProvider>
  )
}

const INTL = createPluginIntl({ en, es }, { locale: 'en_US', timezone: TEST_TIMEZONE })

function Page({ airshed, params: first }: { airshed: TestAirshed; params: PluginsParams }) {
  const [params, setParams] = useState(first)
  const [value] = useState(() => ({
    ...airshed.value,
    navigate: (path: string) => {
      airshed.visited.push(path)
      const { searchParams } = new URL(path, 'http://localhost')
      setParams(Object.fromEntries(searchParams))
    },
  }))
  const { slug, theme } = value.session
  return (
    <AirshedProvider value={value} queryClient={airshed.queryClient}>
      <PluginsScreen {...{ params, setParams, slug, theme }} intl={INTL} />
      <ToastRegion toaster={value.toaster} />
    </AirshedProvider>
  )
}
