import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu, MenuButton, MenuItem } from '@airshed/ui'
import { HostStory, savedNote } from '../testsupport/HostStory.tsx'
import { noteWidget } from '../testsupport/noteWidget.tsx'

const meta = {
  title: 'host/WidgetHost',
  component: HostStory,
} satisfies Meta<typeof HostStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}

export const WithMenu: Story = {
  args: {
    menu: (
      <MenuButton
        label="Actions"
        menu={
          <Menu>
            <MenuItem text="Edit" />
          </Menu>
        }
      />
    ),
  },
}

export const Loading: Story = {
  args: { plugins: [noteWidget({ load: () => new Promise(() => undefined) })] },
}

export const UnknownType: Story = {
  args: { widget: savedNote({ type: 'UnheardOfWidget' }) },
}

export const NoRights: Story = { args: { permissions: {} } }

export const SavedByANewerVersion: Story = { args: { widget: savedNote({ configVersion: 7 }) } }

export const MigrationFailed: Story = {
  args: {
    plugins: [
      {
        ...noteWidget(),
        migrations: [
          {
            from: 1,
            name: 'rename point to dataPointId',
            migrate: () => {
              throw new Error('the point is missing')
            },
          },
        ],
      },
    ],
    widget: savedNote({ configVersion: 1, config: {} }),
  },
}

export const SettingsInvalid: Story = {
  args: { widget: savedNote({ config: { dataPointId: 5 } }) },
}
