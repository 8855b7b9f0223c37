import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'
import { compileForTest } from './testsupport/compileForTest.ts'
import { sampleSchema, sampleUiSchema, type SampleValue } from './testsupport/sampleSchema.ts'

const nodes = [
  { value: '1C00A3F7:0', label: 'Harbour', note: '1C00A3F7' },
  { value: '1C00A3F8:0', label: 'Town hall', note: '1C00A3F8' },
]
const pickerSchema = {
  type: 'object',
  required: ['node_id'],
  properties: {
    node_id: { type: 'array', minItems: 1, items: { type: 'string' }, title: 'Devices' },
    selected_data_point_ids: { type: 'array', items: { type: 'string' }, title: 'Parameters' },
  },
}

function KeptForm(props: Omit<SchemaFormProps<SampleValue>, 'onChange'>) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ maxWidth: 480 }}>
      <SchemaForm<SampleValue> {...props} value={value} onChange={setValue} />
    </div>
  )
}

const meta = {
  title: 'forms/SchemaForm',
  component: KeptForm,
  args: {
    schema: sampleSchema,
    uiSchema: sampleUiSchema,
    validator: compileForTest(sampleSchema),
    value: { name: 'Station', mode: 'custom', size: 1, channels: ['LEQ'], factor: 1, pause: 75 },
    onSubmit: () => undefined,
    submitLabel: 'Save',
  },
} satisfies Meta<typeof KeptForm>

export default meta
type Story = StoryObj<typeof meta>

export const EachField: Story = {}
export const Empty: Story = { args: { value: {} } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Pickers: Story = {
  args: {
    schema: pickerSchema,
    uiSchema: {
      node_id: { 'ui:field': 'node-picker' },
      selected_data_point_ids: { 'ui:field': 'data-point-picker' },
    },
    validator: compileForTest(pickerSchema),
    value: {},
    formContext: {
      searchNodes: () => Promise.resolve(nodes),
      findNodes: () => Promise.resolve(nodes),
      findDataPoints: () => Promise.resolve([{ value: 'a/132:5', label: 'PM2.5', note: 'µg/m³' }]),
    },
  },
}
