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
export const Disabled: Story = {
  args: {
    form: 'nodes',
    value: { field: ['1C00A3F7:0'] },
    disabled: true,
    hints: { 'ui:field': 'node-picker' },
  },
}
