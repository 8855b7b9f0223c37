import { createPluginIntl } from '@airshed/kit'
import { createTestAirshed, drawPage, type DrawnPage } from '@airshed/testing'
import { afterEach, expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import es from '../messages/es.json' with { type: 'json' }
import type { StateCount } from '../devices/stateCounts.ts'
import { StateCounts } from './StateCounts.tsx'

const intl = createPluginIntl({ en, es }, { locale: 'en_US', timezone: 'UTC' })
const few: StateCount[] = [{ state: 'online', count: 3 }]
const many: StateCount[] = [
  ...few,
  { state: 'offline', count: 1 },
  { state: 'deactivated', count: 1 },
  { state: 'inventory', count: 1 },
]

let drawn: DrawnPage | undefined
afterEach(() => drawn?.unmount())

it('a legend whose words once had no room stays brief until the map has another size', async () => {
  const legend = (counts: readonly StateCount[], width: number) => {
    const room = { width: width - 60, map: { width, height: 200 } }
    return <StateCounts counts={counts} room={room} theme="light" intl={intl} />
  }
  const page = await drawPage(createTestAirshed(), legend(few, 320))
  drawn = page
  const button = () => page.container.querySelector('button')
  expect(button()).toBeNull()
  await page.redraw(legend(many, 320))
  expect(button()).not.toBeNull()
  await page.redraw(legend(few, 320))
  expect(button()?.textContent).toContain('3')
  await page.redraw(legend(few, 340))
  expect(button()).toBeNull()
})
