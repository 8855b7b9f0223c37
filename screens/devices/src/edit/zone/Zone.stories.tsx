import { node, ScreenStory, TEST_NOW_MS, type ScreenStoryProps } from '@airshed/testing/stories'
import { FLEET } from '../../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../../testsupport/partPlugin.tsx'
import { ZoneMoves } from './ZoneMoves.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const PURIFIER = node('1C00A3F7:0', {
  ...FLEET[0],
  type: 'Purifier',
  settings: { cron: '0 9 * * 1-5', scheduler: { 1: { 9: [50, 'auto'] } } },
})
const Part = (props: PartProps) => (
  <ZoneMoves {...props} from="UTC" to="Asia/Kathmandu" nowMs={TEST_NOW_MS} />
)

export default {
  title: 'screens/devices/zone',
  component: ScreenStory,
  args: {
    plugin: partPlugin(Part),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: { nodes: [PURIFIER] },
  } satisfies ScreenStoryProps,
}

export const Moves: Story = {}
export const MovesNarrowDark: Story = {
  globals: { theme: 'dark', width: '390', locale: 'es_ES' },
}
