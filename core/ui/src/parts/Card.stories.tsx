import { Menu, MenuItem } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberWithUnit } from '../numbers/NumberWithUnit.tsx'
import { MenuButton } from '../overlays/MenuButton.tsx'
import { StatusTag } from '../status/StatusTag.tsx'
import { Card } from './Card.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'

const now = Date.UTC(2026, 4, 17, 14, 20)

const meta = {
  title: 'ui/Card',
  component: Card,
  decorators: [
    (Story) => (
      <div style={{ width: 360, height: 220 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'PM2.5, Roof station',
    state: <StatusTag status="online" />,
    menu: (
      <MenuButton
        label="Actions for PM2.5"
        menu={
          <Menu>
            <MenuItem text="Edit" />
            <MenuItem text="Delete" intent="danger" />
          </Menu>
        }
      />
    ),
    children: <NumberWithUnit value={12.34} unit="µg/m³" precision={1} size="display" />,
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Loading: Story = { args: { isLoading: true } }
export const Stale: Story = { args: { asOf: { at: now - 900_000, now } } }
/** Title and time below each other, in the height of one line. */
export const StaleNarrow: Story = {
  args: {
    title: 'Wind over the Town Hall',
    state: undefined,
    asOf: { at: now - 26 * 3_600_000, now },
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
}
export const Empty: Story = {
  args: { children: <EmptyState title="No parameters" text="Choose up to three to draw" /> },
}
export const Failed: Story = {
  args: {
    children: <ErrorState text="The server did not answer in time" onRetry={() => undefined} />,
  },
}
export const LongTitle: Story = {
  args: { title: 'Material particulado en la estación meteorológica de la azotea norte' },
}
