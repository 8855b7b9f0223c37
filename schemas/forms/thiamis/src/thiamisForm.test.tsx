import type { Node } from '@airshed/kit/define'
import { StoryPage } from '@airshed/testing/stories'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { thiamis } from './testsupport/thiamis.fixture.ts'
import { ThiamisPage } from './testsupport/ThiamisPage.tsx'

let root: Root | null = null
let saved: Record<string, unknown>[] = []

function open(settings: Node['settings'], disabled = false): void {
  saved = []
  const container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
  flushSync(() =>
    root?.render(
      <StoryPage theme="light" locale="en_US">
        <ThiamisPage
          device={thiamis(settings)}
          disabled={disabled}
          onSave={(payload) => saved.push(payload)}
        />
      </StoryPage>,
    ),
  )
}

beforeAll(() => {
  // As the server sends it: from here on nobody may make code.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "script-src 'self' 'unsafe-inline'"
  document.head.append(policy)
})

afterEach(() => {
  flushSync(() => root?.unmount())
  document.body.replaceChildren()
})

const toggle = (name: string) => page.getByRole('switch', { name, exact: true })
const turn = (name: string) => userEvent.click(page.getByText(name, { exact: true }))
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }))

describe('the settings of a Thiamis', () => {
  it('need no code made in the page', () => {
    // oxlint-disable-next-line no-new-func -- shows that the policy holds
    expect(() => new Function('return 1')).toThrow(EvalError)
  })

  it('take the air quality out with the light, and bring the light back with it', async () => {
    open({ enable_led: 1, led_aq: 1 })
    await turn('Status light')
    await expect.element(toggle('Status light')).not.toBeChecked()
    await expect.element(toggle('Light shows air quality')).not.toBeChecked()
    await turn('Light shows air quality')
    await expect.element(toggle('Status light')).toBeChecked()
    await expect.element(toggle('Light shows air quality')).toBeChecked()
  })

  it('ask for what was set, under the wire’s names', async () => {
    open({ enable_gps: 1, pm_config: 'dL', voc_unit: 'ppb' })
    await turn('GPS')
    await userEvent.selectOptions(
      page.getByRole('combobox', { name: 'Particle counts' }),
      'Per cubic foot (ft³)',
    )
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'VOC unit' }), 'ppm')
    await save()
    expect(saved).toEqual([
      {
        settings: {
          enable_led: 1,
          led_aq: 0,
          enable_battery: 1,
          enable_temperature: 1,
          enable_pressure: 1,
          enable_humidity: 1,
          enable_gps: 0,
          pm_config: 'CFT',
          voc_unit: 'ppm',
        },
      },
    ])
  })

  it('are shown as they are to those who may not change them', async () => {
    open({ enable_led: 0 }, true)
    await expect.element(toggle('Status light')).toBeDisabled()
    await expect.element(toggle('Status light')).not.toBeChecked()
    await expect.element(page.getByRole('combobox', { name: 'Particle counts' })).toBeDisabled()
  })
})
