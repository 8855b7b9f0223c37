import type { Meta, StoryObj } from '@storybook/react-vite'
import { AirGradeLine, AverageGrade } from './AverageGrade.tsx'
import { BandMark, GradeMark } from './GradeMark.tsx'
import { GRADES } from './grades.ts'

const meta = { title: 'ui/Grades' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const EachGrade: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {GRADES.map((grade) => (
        <GradeMark key={grade} grade={grade} />
      ))}
    </div>
  ),
}
export const WithoutNames: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {GRADES.map((grade) => (
        <GradeMark key={grade} grade={grade} isNameHidden />
      ))}
    </div>
  ),
}
/** A band of an official index, in the colour from its table. */
export const BandOfAnIndex: Story = {
  render: () => <BandMark color="#ff7e00" letter="III" name="Unhealthy for sensitive groups" />,
}

const overHours = {
  grade: {
    id: 'unhealthy_sensitive',
    name: 'Unhealthy for Sensitive Groups',
    letter: 'III',
    color: '#ff7e00',
  },
  index: 140,
  averaging: 'nowcast',
  mean: {
    value: 51.2,
    unit: 'µg/m³',
    precision: 1,
    averaging: 'nowcast',
    periodMs: 12 * 3_600_000,
  },
  dataPointId: '1C00A3F7.0.0.0/132:5',
} as const

/** Grades of a mean over hours: of a parameter beside its name, and of a device in one line with little space. */
export const OverHours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <AverageGrade air={overHours} profileName="US AQI" />
      {[360, 220].map((width) => (
        <div key={width} style={{ width }}>
          <AirGradeLine air={overHours} label="PM2.5" profileName="US AQI" />
        </div>
      ))}
    </div>
  ),
}
