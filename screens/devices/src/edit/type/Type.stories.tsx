import { deviceCommand, ScreenStory, type ScreenStoryProps } from '@airshed/testing/stories'
import { OPEN_SETTINGS } from '../../testsupport/channels.ts'
import { FLEET } from '../../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../../testsupport/partPlugin.tsx'
import { TypeNote } from './TypeNote.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const Part = ({ node, intl }: PartProps) => (
  <TypeNote nodeId={node.node_id} type="airRohr" intl={intl} />
)

export default {
  title: 'screens/devices/type',
  component: ScreenStory,
  args: {
    plugin: partPlugin(Part),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: {
      nodes: FLEET,
      nodeSettings: { '1C00A3F7:0': OPEN_SETTINGS },
      deviceCommands: [
        deviceCommand(0, { name: 'format', state: 'queued', sent_at: null }),
        deviceCommand(1, { name: 'reboot', state: 'queued', sent_at: null }),
      ],
    },
  } satisfies ScreenStoryProps,
}

export const Withdraws: Story = {}
export const WithdrawsNarrowDark: Story = {
  globals: { theme: 'dark', width: '390', locale: 'es_ES' },
}
