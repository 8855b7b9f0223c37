import type { Meta, StoryObj } from '@storybook/react-vite'
import { RoseChart } from './RoseChart.tsx'

const sectors = Array.from({ length: 16 }, (_, index) => {
  const slow = 2 + ((index * 5) % 4)
  return {
    id: String(index),
    directionDeg: index * 22.5,
    parts: [
      { id: 'slow', from: 0, to: slow, color: 'var(--air-series-5)' },
      { id: 'fast', from: slow, to: slow + ((index * 3) % 5), color: 'var(--air-series-1)' },
    ],
  }
})

const meta = {
  title: 'charts/RoseChart',
  component: RoseChart,
  args: {
    label: 'Wind',
    sectors,
    tell: (index) => ({
      title: `Sector ${index}`,
      rows: [{ name: 'slow', color: 'var(--air-series-5)', value: '4%' }],
      sentence: `Sector ${index}: slow 4%`,
    }),
    writeRing: (value) => `${value}%`,
    middle: { figure: '0.1%', word: 'calms' },
    width: 400,
    height: 320,
  },
} satisfies Meta<typeof RoseChart>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Small: Story = { args: { width: 110, height: 110 } }
export const NothingInTheMiddle: Story = { args: { middle: null } }
