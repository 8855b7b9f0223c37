import {
  useAirshed,
  mergeDashboards,
  documentOf,
  type DashboardChange,
  type DashboardVersion,
} from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'
import {
  dashboard,
  savedWidget,
  ScreenPartStory,
  TEST_NOW_MS,
  type ScreenPartStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import ConflictDialog from './conflict/ConflictDialog.tsx'
import type { ChangeText } from './edit/changeText.ts'
import { EmptyDashboard } from './EmptyDashboard.tsx'
import { WallBar } from './kiosk/WallBar.tsx'
import WallDialog from './kiosk/WallDialog.tsx'
import { plugin } from './plugin.ts'
import VersionsDrawer from './versions/VersionsDrawer.tsx'
import './dashboard.css'

export default {
  title: 'screens/dashboard parts',
  component: ScreenPartStory,
}

interface Story {
  render: () => ReactNode
}

const nothing = (): void => undefined
const MINUTE_MS = 60_000

const chart = savedWidget('ChartWidget', { name: 'Dust' })
const moved = (y: number) => ({
  ...chart,
  layout: { ...chart.layout, xl: { ...chart.layout.xl, y } },
})
const withWidgets = (...widgets: (typeof chart)[]) =>
  documentOf(dashboard({ configuration: { widgets } }))
const base = withWidgets(chart)
const mine = { ...withWidgets(moved(4)), name: 'City air, winter' }
const theirs = {
  ...withWidgets(moved(8), savedWidget('WindWidget', { name: 'Wind' })),
  name: 'City air, spring',
}

const renamed: DashboardChange = { kind: 'renamed' }
const version = (number: number, more: Partial<DashboardVersion> = {}): DashboardVersion => ({
  version: number,
  user_id: 'user_olga',
  author: 'Olga Owner',
  created_at: TEST_NOW_MS - (9 - number) * 90 * MINUTE_MS,
  changes: [renamed],
  restored_from: null,
  ...more,
})
const versions = [
  version(4, { restored_from: 2 }),
  version(3, {
    author: 'Ben Builder',
    changes: [{ kind: 'widget-moved', widget_id: 'a', name: 'Dust' }],
  }),
  version(2),
  version(1, { author: '', user_id: null, changes: [] }),
]
const SERVER = {
  dashboards: [dashboard(), dashboard({ id: 'dash_quay', name: 'Quay watch' })],
  answers: {
    'dashboards/dash_air/versions': { data: versions, total: 4, page: 1, size: 4 },
  },
}
const NO_VERSIONS = {
  answers: { 'dashboards/dash_air/versions': { data: [], total: 0, page: 1, size: 1 } },
}

/** Descriptions of changes need the registry of the page. */
function WithReader({ intl, draw }: { intl: PluginIntl; draw: (reader: ChangeText) => ReactNode }) {
  const { registry } = useAirshed()
  const { locale } = useSession()
  return draw({ intl, registry, locale })
}

const part = (
  draw: (reader: ChangeText) => ReactNode,
  server: ScreenPartStoryProps['server'] = SERVER,
): Story => ({
  render: () => (
    <ScreenPartStory
      plugin={plugin}
      server={server}
      part={(intl) => <WithReader intl={intl} draw={draw} />}
    />
  ),
})

const versionsDrawer = (reader: ChangeText) => (
  <VersionsDrawer
    dashboardId="dash_air"
    currentVersion={4}
    canRestore
    reader={reader}
    onClose={nothing}
  />
)

export const Versions: Story = part(versionsDrawer)
export const NoVersions: Story = part(versionsDrawer, NO_VERSIONS)
export const VersionsRefused: Story = part(versionsDrawer, { isRefusing: true })
export const Conflict: Story = part((reader) => (
  <ConflictDialog
    conflict={{ merge: mergeDashboards(base, mine, theirs), theirs: dashboard() }}
    reader={reader}
    onResolve={nothing}
  />
))
export const Empty: Story = part(({ intl }) => <EmptyDashboard intl={intl} onAdd={nothing} />)
export const EmptyForAReader: Story = part(({ intl }) => <EmptyDashboard intl={intl} />)
export const StartAWall: Story = part(({ intl }) => (
  <WallDialog dashboard={dashboard()} intl={intl} onClose={nothing} />
))

const bar = (asOfMs: number | null, standsStill: boolean, isLive = true): Story =>
  part(({ intl }) => (
    <WallBar
      title="City air"
      isLive={isLive}
      pulse={{ asOfMs, standsStill }}
      turns={{ page: 1, count: 3, show: nothing }}
      isSimulated
      rotation={{ nextId: 'dash_quay', everyMs: 30_000, place: 2, count: 3 }}
      intl={intl}
    />
  ))
export const WallIsLive: Story = bar(TEST_NOW_MS, false)
export const WallStandsStill: Story = bar(TEST_NOW_MS - 10 * MINUTE_MS, true)
export const WallWithoutData: Story = bar(null, true)
export const WallPaused: Story = bar(TEST_NOW_MS, false, false)
