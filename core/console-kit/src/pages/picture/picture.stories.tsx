import { handFile, pictureFile } from '@airshed/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PictureField, type PictureFieldProps } from './PictureField.tsx'

function PortraitField(props: Partial<PictureFieldProps>) {
  const [value, setValue] = useState(props.value ?? null)
  return <PictureField label="Picture" initials="OO" {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'pages/PictureField',
  component: PortraitField,
} satisfies Meta<typeof PortraitField>

export default meta
type Story = StoryObj<typeof meta>
type Playing = { canvasElement: HTMLElement }

const choose = async ({ canvasElement }: Playing): Promise<void> =>
  handFile(await pictureFile(), canvasElement)

export const Normal: Story = {}
export const Square: Story = { args: { shape: 'square', label: 'Logo', initials: 'CR' } }
export const Cropping: Story = { play: choose }
export const WrongKind: Story = {
  play: ({ canvasElement }) =>
    handFile(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), canvasElement),
}
export const Disabled: Story = { args: { isDisabled: true } }
export const Phone: Story = { parameters: { width: 'phone' } }
