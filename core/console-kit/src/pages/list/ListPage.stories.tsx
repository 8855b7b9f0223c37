import { ApiError } from '@airshed/data'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SampleList } from '../testsupport/SampleList.tsx'

const meta = {
  title: 'pages/ListPage',
  component: SampleList,
  parameters: { width: 'desktop' },
} satisfies Meta<typeof SampleList>

export default meta
type Story = StoryObj<typeof meta>

const never = () => new Promise<never>(() => undefined)

export const Normal: Story = {}
export const Grouped: Story = { args: { params: { group: 'status', status: 'active,idle' } } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
const searchedInPart = () => Promise.resolve({ data: [], next: 'second' })
export const NoMatchesYet: Story = {
  args: { params: { search: 'harbour' }, load: searchedInPart },
}
export const NoMatchesYetPhone: Story = {
  args: { params: { search: 'harbour' }, load: searchedInPart },
  parameters: { width: 'phone' },
}
export const Empty: Story = { args: { alerts: [] } }
export const Loading: Story = { args: { load: never } }
export const Failed: Story = {
  args: {
    load: () => Promise.reject(new ApiError({ status: 500, code: 'INTERNAL', detail: '' })),
  },
}
const press = (canvas: HTMLElement, selector: string): void =>
  canvas.querySelector<HTMLElement>(selector)?.click()

export const Selected: Story = {
  play: ({ canvasElement }) => press(canvasElement, '[role="columnheader"] input'),
}
export const Details: Story = {
  play: ({ canvasElement }) => press(canvasElement, '[data-row-key] [data-part="expand"] button'),
}
export const View: Story = {
  parameters: { noPicture: 'What opens lies outside of the story' },
  play: ({ canvasElement }) => press(canvasElement, '.air-list-end button'),
}
export const Phone: Story = { parameters: { width: 'phone' } }
export const PhoneSelected: Story = {
  parameters: { width: 'phone' },
  play: ({ canvasElement }) => press(canvasElement, '[data-row-key] input'),
}
