import { WIDGET_HANDLE_CLASS } from '@airshed/host'
import { savedNote } from '@airshed/host/testing'
import { Card } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FixedGrid } from './FixedGrid.tsx'
import { WidgetGrid } from './WidgetGrid.tsx'

const at = (x: number, y: number, w: number) => {
  const wide = { x, y, w, h: 3 }
  const narrow = { x: 0, y: x === 0 ? y : y + 3, w: 4, h: 3 }
  return { xl: wide, lg: wide, md: narrow, sm: narrow, xs: narrow }
}
const widgets = [
  savedNote({ id: 'a', config: { name: 'Harbour' }, layout: at(0, 0, 4) }),
  savedNote({ id: 'b', config: { name: 'Town hall' }, layout: at(4, 0, 8) }),
]

interface GridStoryProps {
  isEditable: boolean
  widthPx: number
}

function GridStory({ isEditable, widthPx }: GridStoryProps) {
  const [shown, setShown] = useState(widgets)
  return (
    <div style={{ width: widthPx }}>
      <WidgetGrid
        widgets={shown}
        isEditable={isEditable}
        onLayoutChange={setShown}
        renderWidget={({ config }) => (
          <Card
            title={String(config['name'])}
            {...(isEditable ? { headerClassName: WIDGET_HANDLE_CLASS } : {})}
          >
            {isEditable ? 'Can be moved' : 'Stays where it is'}
          </Card>
        )}
      />
    </div>
  )
}

const meta = {
  title: 'console-kit/WidgetGrid',
  component: GridStory,
  args: { isEditable: false, widthPx: 1240 },
} satisfies Meta<typeof GridStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const Editable: Story = { args: { isEditable: true } }
export const Tablet: Story = { args: { widthPx: 768 } }
export const Phone: Story = { args: { widthPx: 366 } }
/** Without the code for moving. */
export const Fixed: Story = {
  render: ({ widthPx }) => (
    <div style={{ width: widthPx }}>
      <FixedGrid
        widgets={widgets}
        renderWidget={({ config }) => <Card title={String(config['name'])}>A note</Card>}
      />
    </div>
  ),
}
