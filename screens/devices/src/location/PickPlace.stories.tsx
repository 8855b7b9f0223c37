import { ScreenStory, TEST_NOW_MS, type ScreenStoryProps } from '@airshed/testing/stories'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../testsupport/partPlugin.tsx'
import { LocationSection } from './LocationSection.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
}

const Part = (props: PartProps) => <LocationSection {...props} nowMs={TEST_NOW_MS} />

/** The page of a story must appear within this number of frames. */
const FRAMES_MAX = 600

/** Opens the map of the form, once the form is rendered. */
async function openMap({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  for (let frame = 0; frame < FRAMES_MAX; frame += 1) {
    const button = canvasElement.querySelector<HTMLElement>('.air-pick-on-map')
    if (button !== null) {
      button.click()
      return
    }
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

export default {
  title: 'screens/devices/pickPlace',
  component: ScreenStory,
  parameters: { noPicture: 'What WebGL draws in software is not the same twice' },
  args: {
    plugin: partPlugin(Part),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: { nodes: FLEET },
  } satisfies ScreenStoryProps,
  play: openMap,
}

export const Default: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Narrow: Story = { globals: { width: '390' } }
