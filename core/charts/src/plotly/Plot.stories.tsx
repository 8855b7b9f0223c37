import { isThemeName } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plot } from './Plot.tsx'
import { sampleBars, sampleCells, sampleLines, samplePlot } from '../testsupport/samplePlots.ts'

const meta = {
  title: 'charts/Plot',
  component: Plot,
  args: samplePlot(sampleLines()),
  render: (args, { globals }) => {
    const theme = String(globals['theme'])
    return <Plot {...args} theme={isThemeName(theme) ? theme : args.theme} />
  },
  decorators: [
    (Story) => (
      <div style={{ width: 520, height: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Plot>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const IntervalsAsBars: Story = { args: samplePlot(sampleLines('bars')) }
export const Boxes: Story = { args: samplePlot(sampleBars()) }
export const Cells: Story = { args: samplePlot(sampleCells()) }
