import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'
import {
  schema as sampleSchema,
  sampleUiSchema,
  type SampleValue,
} from './testsupport/sampleSchema.ts'
import sampleValidator from './testsupport/sampleSchema.ts?form-validator'

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
    validator: sampleValidator,
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

const ELSEWHERE: Partial<Story['args']> = {
  elsewhere: {
    clashes: { name: 'Harbour', size: 3 },
    taken: ['mode'],
    onSettle: () => undefined,
  },
}
export const Elsewhere: Story = { args: ELSEWHERE }
export const ElsewhereNarrowDark: Story = {
  args: ELSEWHERE,
  globals: { theme: 'dark', width: '390', locale: 'es_ES' },
}
