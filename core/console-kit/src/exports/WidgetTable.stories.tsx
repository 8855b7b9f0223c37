import { createWidgetPage, WidgetPageProvider } from '@airshed/host'
import { HostStory } from '@airshed/host/testing'
import { Button } from '@airshed/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { WidgetTable } from './WidgetTable.tsx'

/** A widget, and its data as a table on request. */
function TableStory({ widgetId }: { widgetId: string }) {
  const [page] = useState(createWidgetPage)
  const [isShown, setShown] = useState(false)
  return (
    <WidgetPageProvider page={page}>
      <HostStory />
      <Button text="As table" onClick={() => setShown(true)} />
      {isShown ? <WidgetTable widgetId={widgetId} /> : null}
    </WidgetPageProvider>
  )
}

const meta = {
  title: 'console-kit/WidgetTable',
  component: TableStory,
  args: { widgetId: 'note' },
  play: ({ canvasElement }) =>
    [...canvasElement.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'As table')
      ?.click(),
} satisfies Meta<typeof TableStory>

export default meta
type Story = StoryObj<typeof meta>

export const Normal: Story = {}
export const NoSuchWidget: Story = { args: { widgetId: 'gone' } }
