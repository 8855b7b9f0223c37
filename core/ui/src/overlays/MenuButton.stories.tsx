import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuButton } from './MenuButton.tsx'

const meta = {
  title: 'ui/MenuButton',
  component: MenuButton,
  args: {
    label: 'Actions for PM2.5',
    menu: (
      <Menu>
        <MenuItem text="Edit" />
        <MenuItem text="Duplicate" />
        <MenuDivider />
        <MenuItem text="Delete" intent="danger" />
      </Menu>
    ),
  },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithWords: Story = { args: { text: 'More', label: 'More about PM2.5' } }
export const Disabled: Story = { args: { isDisabled: true } }
/** After it was pressed. */
export const Open: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
