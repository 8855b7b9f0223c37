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
import type { PluginsParams } from '../params.ts'
import PluginsScreen from '../PluginsScreen.tsx'

const leave: (() => void)[] = []

/** Takes away what {@link openPlugins} drew. */
export function closePlugins(): void {
  for (const close of leave.splice(0)) close()
}

/** The screen on a server in memory: links lead where they say, toasts are shown. */
export async function openPlugins(
  options: TestAirshedOptions,
  params: PluginsParams = {},
): Promise<TestAirshed> {
  const airshed = createTestAirshed(options)
  const drawn = await drawPage(airshed, <Page airshed={airshed} params={params} />)
  leave.push(() => drawn.unmount())
  return airshed
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
