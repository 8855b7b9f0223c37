import type { AlertNotification } from '@airshed/console-kit'
import {
  alertChange,
  alertDetails,
  ScreenStory,
  TEST_NOW_MS,
  type FakeServerOptions,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { plugin } from '../plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const minutesAgo = (minutes: number): number => TEST_NOW_MS - minutes * 60_000
const id = 'alert_0'
const notification = (
  to: string,
  via: AlertNotification['via'],
  state: AlertNotification['state'],
): AlertNotification => ({
  to,
  via,
  state,
  due_at: minutesAgo(47),
  sent_at: minutesAgo(47),
  reason: null,
})
const corrected = { is_corrected: true }

const ACTIVE: FakeServerOptions = {
  alerts: [
    alertDetails(0, {
      acknowledged: {
        at: minutesAgo(30),
        by: 'Inês Carvalho',
        comment: 'I am on my way to the mast',
      },
      muted_until: TEST_NOW_MS + 7_200_000,
      hours: {
        timezone: 'America/New_York',
        spans: [{ days: [1, 2, 3, 4, 5], from: '07:00', to: '19:00' }],
      },
      lastTriggeredTs: minutesAgo(47),
    }),
  ],
  alertChanges: {
    [id]: [
      alertChange(minutesAgo(900), true),
      alertChange(minutesAgo(780), false),
      alertChange(minutesAgo(47), true),
    ],
  },
  alertTimeline: [
    {
      kind: 'act',
      ts: minutesAgo(30),
      act: 'acknowledged',
      by: 'Inês Carvalho',
      until: null,
      comment: 'I am on my way to the mast',
    },
    {
      kind: 'act',
      ts: minutesAgo(29),
      act: 'muted',
      by: 'Inês Carvalho',
      until: TEST_NOW_MS + 7_200_000,
      comment: null,
    },
    {
      kind: 'change',
      ts: minutesAgo(47),
      is_active: true,
      lacks_data: false,
      noticed_at: minutesAgo(47),
      reason: 'change',
      withheld: null,
      notifications: [
        notification('Inês Carvalho', 'email', 'sent'),
        notification('Tomás Ferreira', 'email', 'sent'),
        {
          ...notification('Inês Carvalho', 'sms', 'failed'),
          reason: 'sms.example.org: status 400',
        },
        notification('Tomás Ferreira', 'sms', 'dropped'),
      ],
    },
    {
      kind: 'change',
      ts: minutesAgo(780),
      is_active: false,
      lacks_data: false,
      noticed_at: minutesAgo(780),
      reason: 'change',
      withheld: 'muted',
      notifications: [],
    },
  ],
}
const RESOLVED: FakeServerOptions = {
  alerts: [
    alertDetails(0, {
      statusType: 'resolved',
      lastTriggeredTs: minutesAgo(90),
      muted_until: null,
    }),
  ],
  alertChanges: {
    [id]: [1300, 1100, 640, 300, 90].flatMap((minutes, index) => [
      alertChange(minutesAgo(minutes), true),
      alertChange(minutesAgo(minutes - 15 * (index + 1)), false),
    ]),
  },
}
const NO_DATA: FakeServerOptions = {
  alerts: [
    alertDetails(0, {
      statusType: 'no_data',
      lastTriggeredTs: minutesAgo(300),
      missing_data: 'no_data',
    }),
  ],
  alertChanges: {
    [id]: [
      alertChange(minutesAgo(1300), true),
      alertChange(minutesAgo(1150), false),
      alertChange(minutesAgo(300), true),
      alertChange(minutesAgo(120), false, { lacks_data: true }),
    ],
  },
}
const CORRECTED: FakeServerOptions = {
  ...RESOLVED,
  alertChanges: {
    [id]: [
      alertChange(minutesAgo(1300), true, corrected),
      alertChange(minutesAgo(1200), false, corrected),
      alertChange(minutesAgo(90), true),
      alertChange(minutesAgo(20), false),
    ],
  },
}
const NEVER: FakeServerOptions = {
  alerts: [alertDetails(2, { statusType: 'idle', lastTriggeredTs: null })],
}

export default {
  title: 'screens/alerts/monitor',
  component: ScreenStory,
  args: {
    plugin,
    page: 'monitor',
    params: { id },
    server: ACTIVE,
  } satisfies ScreenStoryProps,
}

export const Active: Story = {}
export const Resolved: Story = { args: { server: RESOLVED } }
export const NoData: Story = { args: { server: NO_DATA } }
export const Corrected: Story = { args: { server: CORRECTED } }
export const NeverTriggered: Story = { args: { server: NEVER, params: { id: 'alert_2' } } }
export const Failed: Story = {
  args: { server: { ...ACTIVE, failures: { [`alerts/${id}/changes`]: 500 } } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
export const NarrowSpanishDark: Story = {
  globals: { theme: 'dark', locale: 'es_ES', width: '390' },
}
