import { clearPage, createPage } from '@airshed/kit/testing'
import { afterEach, expect, it } from 'vitest'
import { framePage } from '../testsupport/sandboxedFrame.ts'
import { IsolatedFrame } from './IsolatedFrame.tsx'

afterEach(clearPage)

it.each(['waiting', 'opening'] as const)(
  'an isolated frame stands still while its plugin is %s',
  (phase) => {
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
    createPage().draw(
      <IsolatedFrame
        {...{ state, source }}
        name="Gauge"
        attach={() => undefined}
        onRestart={() => undefined}
      />,
    )
    const place = document.querySelector('.air-skeleton')!
    expect(getComputedStyle(place).display).toBe('block')
    expect(getComputedStyle(place).animationName).toBe('none')
  },
)
