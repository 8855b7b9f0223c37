import {
  nodeWithDataPoints,
  ScreenStory,
  TEST_RANGE,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { FLEET } from '../../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../../testsupport/partPlugin.tsx'
import { revisionsOf } from '../../testsupport/revisions.ts'
import { RevisionsDialog } from './RevisionsDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { locale: 'es_ES' }
}

const PM25 = '1C00A3F7.1.0.1/132:5'
const CO2 = '1C00A3F7.0.0.0/131:10'
const POINTS = nodeWithDataPoints('1C00A3F7:0', [PM25, CO2]).data_points ?? []

const Part = (props: PartProps) => (
  <RevisionsDialog {...props} points={POINTS} range={TEST_RANGE} onClose={() => undefined} />
)
const SERVER = { nodes: FLEET, revisions: revisionsOf(PM25, CO2) }

export default {
  title: 'screens/devices/revisions',
  component: ScreenStory,
  args: {
    plugin: partPlugin(Part),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: SERVER,
  } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Empty: Story = { args: { server: { nodes: FLEET } } }
export const Failed: Story = {
  args: { server: { ...SERVER, failures: { 'nodes/1C00A3F7%3A0/revisions': 503 } } },
}
export const Spanish: Story = { globals: { locale: 'es_ES' } }
