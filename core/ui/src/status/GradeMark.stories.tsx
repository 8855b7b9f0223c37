import type { Meta, StoryObj } from '@storybook/react-vite'
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
/** A band of an official index has the colour of its table. */
export const BandOfAnIndex: Story = {
  render: () => <BandMark color="#ff7e00" letter="C" name="Unhealthy for sensitive groups" />,
}
