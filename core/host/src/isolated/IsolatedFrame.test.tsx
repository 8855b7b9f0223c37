import { createTestAirshed, drawPage } from '@airshed/testing'
import { AirshedProvider } from '@airshed/kit/provider'
import { afterEach, expect, it } from 'vitest'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { IsolatedFrame } from './IsolatedFrame.tsx'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

it.each(['waiting', 'opening'] as const)(
  'stands still while its plugin is %s: thirty that move hold up what they wait for',
  async (phase) => {
    const airshed = createTestAirshed()
    const state = { phase, attempt: 1, element: 1, strikes: 0, failure: null }
    const source = {
      version: '1.0.0',
      organizationId: 'org_city',
      tier: 'isolated' as const,
      baseUrl: '/plugins/acme/',
      frameUrl: framePage(''),
      integrity: {},
      isDevelopment: false,
    }
    const drawn = await drawPage(
      airshed,
      <AirshedProvider value={airshed.value} queryClient={airshed.queryClient}>
        <IsolatedFrame
          {...{ state, source }}
          name="Gauge"
          attach={() => undefined}
          onRestart={() => undefined}
        />
      </AirshedProvider>,
    )
    ends.push(() => drawn.unmount())
    const place = document.querySelector('.air-skeleton')!
    expect(getComputedStyle(place).display).toBe('block')
    expect(getComputedStyle(place).animationName).toBe('none')
  },
)
