import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'ui/PageHeader',
  component: PageHeader,
  args: { title: 'City network' },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithActions: Story = {
  args: {
    note: 'Times in Europe/Madrid',
    actions: (
      <>
        <Button text="Share" />
        <Button intent="primary" text="Add widget" />
      </>
    ),
  },
}
