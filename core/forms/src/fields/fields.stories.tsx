import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldStory } from '../testsupport/FieldStory.tsx'

const meta = { title: 'forms/Fields', component: FieldStory } satisfies Meta<typeof FieldStory>

export default meta
type Story = StoryObj<typeof meta>

const devices = { node_id: ['1C00A3F7:0'] }

export const Text: Story = { args: { form: 'text', value: { field: 'Harbour' } } }
export const TextArea: Story = {
  args: { form: 'text', value: { field: 'Harbour' }, hints: { 'ui:widget': 'textarea' } },
}
export const Choice: Story = { args: { form: 'choice', value: { field: 'ambient' } } }
export const SeveralChoices: Story = {
  args: { form: 'choices', value: { field: ['LEQ', 'LMAX'] } },
}
export const NumberWithUnit: Story = { args: { form: 'number', value: { field: 12.5 } } }
export const Slider: Story = {
  args: { form: 'share', value: { field: 1.2 }, hints: { 'ui:widget': 'range' } },
}
export const Duration: Story = {
  args: { form: 'duration', value: { field: 75 }, hints: { 'ui:widget': 'duration' } },
}
export const Tick: Story = { args: { form: 'flag', value: { field: true } } }
export const Switch: Story = {
  args: { form: 'flag', value: { field: true }, hints: { 'ui:widget': 'switch' } },
}
export const Device: Story = {
  args: { form: 'node', value: { field: '1C00A3F7:0' }, hints: { 'ui:field': 'node-picker' } },
}
export const Devices: Story = {
  args: {
    form: 'nodes',
    value: { field: ['1C00A3F7:0', '1C00A3F8:0'] },
    hints: { 'ui:field': 'node-picker' },
  },
}
export const DataPoints: Story = {
  args: {
    form: 'dataPoints',
    value: { ...devices, field: ['1C00A3F7.0.0.0/132:5'] },
    hints: { 'ui:field': 'data-point-picker' },
  },
}
export const Parameter: Story = {
  args: {
    form: 'parameters',
    value: { ...devices, field: '132:5' },
    hints: { 'ui:field': 'parameter-picker' },
  },
}
export const Sensor: Story = {
  args: {
    form: 'sensors',
    value: { ...devices, field: '1C00A3F7.1.0.1' },
    hints: { 'ui:field': 'sensor-picker' },
  },
}
export const Lookup: Story = {
  args: { form: 'lookup', value: {}, hints: { 'ui:field': 'lookup' } },
}
export const Checks: Story = {
  args: {
    form: 'choices',
    value: { field: ['LEQ', 'LMAX'] },
    hints: { 'ui:widget': 'checkboxes' },
  },
}
export const List: Story = {
  args: { form: 'emails', value: { field: ['ana@example.org', 'luis@example.org'] } },
}
export const ListOfParts: Story = {
  args: {
    form: 'rules',
    value: {
      field: [
        { parameter: 'PM2.5', limit: 25 },
        { parameter: 'Ozone', limit: 120 },
      ],
    },
  },
}
export const EmptyList: Story = { args: { form: 'emails', value: { field: [] } } }
export const DateAndTime: Story = {
  args: { form: 'instant', value: { field: '2026-03-14T16:30:00.000Z' } },
}
export const Day: Story = { args: { form: 'day', value: { field: '2026-03-14' } } }
export const File: Story = {
  args: {
    form: 'file',
    value: { field: 'data:image/png;name=logo.png;base64,iVBORw0KGgo=' },
    hints: { 'ui:widget': 'file', 'ui:options': { accept: 'image/*' } },
  },
}
export const NoFile: Story = {
  args: { form: 'file', value: {}, hints: { 'ui:widget': 'file' } },
}
export const Polynomial: Story = {
  args: {
    form: 'polynomial',
    value: { field: [0.35, 1.02, -0.004] },
    hints: { 'ui:field': 'polynomial' },
  },
}
export const Schedule: Story = {
  args: {
    form: 'schedule',
    value: { field: '30 6,18 * * 1-5' },
    hints: { 'ui:widget': 'schedule' },
  },
}
const workingDay = { 8: [50, 'manual'], 9: [75, 'auto'], 10: [100, 'auto'], 18: [25, 'manual'] }
const week = { 1: workingDay, 2: workingDay, 3: workingDay, 6: { 10: [0, 'manual'] } }
const weekHints = { 'ui:field': 'week' }

export const Week: Story = { args: { form: 'week', value: { field: week }, hints: weekHints } }
export const WeekDark: Story = { args: Week.args, globals: { theme: 'dark' } }
export const WeekSpanish: Story = { args: Week.args, globals: { locale: 'es_ES' } }
export const WeekOnAPhone: Story = { args: Week.args, globals: { width: '390' } }
export const WeekReadOnly: Story = {
  args: { form: 'week', value: { field: week }, hints: weekHints, disabled: true },
}
/** A device reported something that is not an hour. */
export const WeekWithOddParts: Story = {
  args: {
    form: 'week',
    value: { field: { ...week, 2: { 25: [75, 'auto'] }, 9: 1 } },
    hints: weekHints,
  },
}
export const ScheduleThatNeverComes: Story = {
  args: { form: 'schedule', value: { field: '0 0 31 2 *' }, hints: { 'ui:widget': 'schedule' } },
}
export const Disabled: Story = {
  args: {
    form: 'nodes',
    value: { field: ['1C00A3F7:0'] },
    disabled: true,
    hints: { 'ui:field': 'node-picker' },
  },
}
