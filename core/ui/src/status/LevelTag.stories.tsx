import type { Meta, StoryObj } from '@storybook/react-vite'
import { LEVELS } from './levels.ts'
import { LevelTag } from './LevelTag.tsx'

const meta = {
  title: 'ui/LevelTag',
  component: LevelTag,
  args: { level: 'critical' },
} satisfies Meta<typeof LevelTag>

export default meta
type Story = StoryObj<typeof meta>

export const IconOnly: Story = { args: { isIconOnly: true } }
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {LEVELS.map((level) => (
        <LevelTag key={level} level={level} />
      ))}
    </div>
  ),
}
