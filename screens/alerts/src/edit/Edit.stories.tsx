import {
  alertDetails,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { plugin } from '../plugin.ts'
import { GroupAlertDialog } from './group/GroupAlertDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  play?: (context: { canvasElement: HTMLElement }) => Promise<void>
  render?: () => React.JSX.Element
  parameters?: { width: 'phone' }
}

export default {
  title: 'screens/alerts/edit',
  component: ScreenStory,
  args: { plugin, page: 'edit', params: { id: 'alert_0' } } satisfies ScreenStoryProps,
}

/** Waits for an element of the page, whose data are available at once, and presses it. */
const press =
  (find: (page: HTMLElement) => Element | null | undefined): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (let frame = 0; frame < 120; frame += 1) {
      const found = find(canvasElement)
      if (found instanceof HTMLElement) return found.click()
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  }
const byText =
  (...texts: readonly string[]) =>
  (page: HTMLElement) =>
    [...page.querySelectorAll('button')].find((one) => texts.includes(one.textContent ?? ''))

export const New: Story = { args: { page: 'create', params: {} } }
export const Filled: Story = {}
export const Escalating: Story = {
  args: {
    server: {
      alerts: [
        alertDetails(0, {
          subscribers: {
            users: [
              { _id: 'user_ines', name: 'Inês Carvalho', notification_method: 'email_sms' },
              { _id: 'user_tomas', name: 'Tomás Ferreira', notification_method: null },
            ],
            channels: [],
            notification_method: 'email',
            digest_period: 'daily',
            repeat_every_ms: 3_600_000,
            escalation: {
              users: [{ _id: 'user_ana', name: 'Ana Souza', notification_method: 'sms' }],
              after_ms: 1_800_000,
            },
          },
        }),
      ],
    },
  },
}
export const RowEdited: Story = {
  play: press((page) => page.querySelector('.alerts-edit-row button')),
}
export const Errors: Story = {
  args: { page: 'create', params: {} },
  play: press(byText('Save', 'Guardar')),
}
export const Preview: Story = { play: press(byText('Preview', 'Ver vista previa')) }
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const NarrowSpanishDark: Story = {
  parameters: { width: 'phone' },
  globals: { theme: 'dark', locale: 'es_ES', width: '390' },
}
export const NewNarrow: Story = {
  args: { page: 'create', params: {} },
  parameters: { width: 'phone' },
}
const dialog: ScreenPartStoryProps = {
  plugin,
  part: (intl) => <GroupAlertDialog intl={intl} onClose={() => undefined} />,
}
export const GroupDialog: Story = { render: () => <ScreenPartStory {...dialog} /> }
