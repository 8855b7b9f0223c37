import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchSelect } from './SearchSelect.tsx'

const meta = {
  title: 'ui/SearchSelect',
  component: SearchSelect,
  args: {
    label: 'Organization',
    value: 'org_city',
    options: [
      { value: 'all', label: 'All' },
      { value: 'org_city', label: 'City of Ríoverde', note: 'org_city' },
      { value: 'org_port', label: 'Port authority', note: 'org_port' },
    ],
    onChange: () => undefined,
  },
} satisfies Meta<typeof SearchSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NothingChosen: Story = { args: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const NoOptions: Story = { args: { value: null, options: [] } }
