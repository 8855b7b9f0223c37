import {
  correction,
  ScreenStory,
  TEST_NOW_MS,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { FLEET } from '../testsupport/fleet.ts'
import { partPlugin, type PartProps } from '../testsupport/partPlugin.tsx'
import { CorrectionsSection } from './CorrectionsSection.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  parameters?: { width?: 'desktop' }
}

const Part = (props: PartProps) => <CorrectionsSection {...props} nowMs={TEST_NOW_MS} />
const SERVER = {
  nodes: FLEET,
  corrections: [
    correction(3, {
      version: 3,
      formula: { coefficients: [-2, 1.25] },
      to: null,
      reason: 'Zero check',
      withdrawn_at: TEST_NOW_MS,
      withdrawn_by: 'Ada Admin',
    }),
    correction(2, {
      version: 2,
      formula: { preset: 'us-epa-purpleair-2021' },
      to: null,
      reason: 'Reads too high when it is humid',
    }),
    correction(1),
  ],
}

export default {
  title: 'screens/devices/corrections',
  component: ScreenStory,
  args: {
    plugin: partPlugin(Part),
    page: 'edit',
    params: { id: '1C00A3F7:0' },
    server: SERVER,
  } satisfies ScreenStoryProps,
}

export const Normal: Story = { parameters: { width: 'desktop' } }
export const Empty: Story = { args: { server: { nodes: FLEET } } }
export const Failed: Story = {
  args: { server: { ...SERVER, failures: { 'nodes/1C00A3F7%3A0/corrections': 503 } } },
}
export const NarrowDark: Story = { globals: { theme: 'dark', width: '390' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
