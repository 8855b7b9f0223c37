import { mail, ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' }
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>
}

const MAILS = Array.from({ length: 12 }, (_, index) => mail(index))
const KEPT = MAILS.map((one) => ({ ...one, state: 'kept' as const, attempts: 0, reason: null }))

/** Opens the first message, whose row and text are available at once. */
const opened: Story['play'] = async ({ canvasElement }) => {
  for (let frame = 0; frame < 120; frame += 1) {
    const found = canvasElement.querySelector('[role=row] button[aria-label^="Show details"]')
    if (found instanceof HTMLElement) return found.click()
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
}

export default {
  title: 'screens/outbox',
  component: ScreenStory,
  args: { plugin, params: {}, server: { mails: MAILS } } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Opened: Story = { args: { params: { state: 'failed' } }, play: opened }
export const NoMailServer: Story = { args: { server: { mails: KEPT, isMailSent: false } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = {
  args: { server: { mails: KEPT, isMailSent: false } },
  parameters: { width: 'phone' },
}
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }
