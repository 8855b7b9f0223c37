import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldStory } from '../testsupport/FieldStory.tsx'

const meta = { title: 'forms/Lists', component: FieldStory } satisfies Meta<typeof FieldStory>

export default meta
type Story = StoryObj<typeof meta>

const rules = [
  { parameter: 'PM2.5', limit: 25 },
  { parameter: 'Ozone', limit: 120 },
]

/** A list of numbers: add, remove, move with the buttons or with Alt and the arrow keys. */
export const Normal: Story = { args: { form: 'limits', value: { field: [10, 25, 50] } } }
export const Full: Story = { args: { form: 'limits', value: { field: [5, 10, 25, 50] } } }
export const Empty: Story = { args: { form: 'limits', value: { field: [] } } }
export const Refused: Story = { args: { form: 'limits', value: { field: [10, -1] } } }
export const Disabled: Story = {
  args: { form: 'limits', value: { field: [10, 25] }, disabled: true },
}
/** A list of objects, each with fields of its own. */
export const Objects: Story = { args: { form: 'rules', value: { field: rules } } }
export const ObjectsDark: Story = { ...Objects, globals: { theme: 'dark' } }
export const ObjectsSpanish: Story = { ...Objects, globals: { locale: 'es_ES' } }
export const NoObjects: Story = { args: { form: 'rules', value: { field: [] } } }
