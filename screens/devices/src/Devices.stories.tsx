import { ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { plugin } from './plugin.ts'
import { COMMANDS, OPEN_SETTINGS } from './testsupport/channels.ts'
import { EVENTS } from './testsupport/events.ts'
import { FLEET, NEW, ONE_WAY } from './testsupport/fleet.ts'
import { flowForm } from './testsupport/flowForm.ts'
import { ledForm } from './testsupport/ledForm.ts'
import { REPORTING_FLEET } from './testsupport/reportingFleet.ts'
import { SENSOR_SETTINGS, WITH_SENSORS } from './testsupport/sensors.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  parameters?: { width?: 'desktop' }
}

export default {
  title: 'screens/devices',
  component: ScreenStory,
  args: { plugin, params: {}, server: { nodes: FLEET } } satisfies ScreenStoryProps,
}

const REPORTING = { server: { nodes: REPORTING_FLEET } }
export const Normal: Story = { args: REPORTING }
export const Offline: Story = { args: { server: { scene: 'stale' } } }
export const Empty: Story = { args: { server: { scene: 'empty' } } }
export const Claim: Story = { args: { page: 'claim' } }
export const ClaimNarrowDark: Story = {
  args: { page: 'claim' },
  globals: { theme: 'dark', width: '390' },
}
export const SetUp: Story = {
  args: { page: 'create', params: { id: NEW.node_id }, server: { nodes: [NEW] } },
}
export const Edit: Story = {
  parameters: { width: 'desktop' },
  args: { page: 'edit', params: { id: '1C00A3F7:0' }, plugins: [ledForm] },
}
const WAITING = {
  page: 'edit',
  params: { id: '1C00A3F7:0' },
  plugins: [ledForm],
  server: {
    nodes: FLEET,
    nodeSettings: { '1C00A3F7:0': OPEN_SETTINGS },
    deviceCommands: COMMANDS,
  },
}
export const EditWaiting: Story = {
  parameters: { width: 'desktop' },
  args: { ...WAITING, server: { ...WAITING.server, deviceCommands: COMMANDS.slice(2, 3) } },
}
export const EditOneWay: Story = {
  args: { page: 'edit', params: { id: ONE_WAY.node_id }, server: { nodes: [ONE_WAY] } },
}
export const EditNarrowDark: Story = {
  args: WAITING,
  globals: { theme: 'dark', width: '390' },
}
export const EditSpanish: Story = { args: WAITING, globals: { locale: 'es_ES' } }
const SENSORS = {
  page: 'edit',
  params: { id: '1C00A3F7:0', tab: 'sensors' },
  plugins: [flowForm],
  server: { nodes: WITH_SENSORS, nodeSettings: { '1C00A3F7:0': SENSOR_SETTINGS } },
}
export const EditSensors: Story = { args: SENSORS }
export const EditSensorsNarrowDark: Story = {
  args: SENSORS,
  globals: { theme: 'dark', width: '390' },
}
const ACCESS = {
  page: 'edit',
  params: { id: '1C00A3F8:0', tab: 'access' },
  server: { nodes: FLEET, partyNames: { org_harbour: 'Harbour Authority' } },
}
export const EditAccess: Story = { args: ACCESS }
export const EditAccessNarrowDark: Story = {
  args: ACCESS,
  globals: { theme: 'dark', width: '390' },
}
const EVENTFUL = {
  page: 'edit',
  params: { id: '1C00A3F7:0', tab: 'events' },
  server: { nodes: FLEET, deviceEvents: EVENTS },
}
export const EditEvents: Story = { args: EVENTFUL }
export const EditEventsSpanish: Story = { args: EVENTFUL, globals: { locale: 'es_ES' } }
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const Narrow: Story = { args: REPORTING, globals: { width: '390' } }
export const Dark: Story = { args: REPORTING, globals: { theme: 'dark' } }
export const Spanish: Story = { args: REPORTING, globals: { locale: 'es_ES' } }
