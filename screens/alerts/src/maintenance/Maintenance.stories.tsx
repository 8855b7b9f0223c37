import {
  maintenanceWindow,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { plugin } from '../plugin.ts'
import { WindowDialog } from './WindowDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES'; width?: '390' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const SERVER = { maintenanceWindows: [0, 1, 2].map((index) => maintenanceWindow(index)) }
const nothing = () => undefined

export default {
  title: 'screens/alerts/maintenance',
  component: ScreenStory,
  args: { plugin, page: 'maintenance', params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Empty: Story = { args: { server: {} } }
export const Failed: Story = { args: { server: { isRefusing: true } } }
export const DarkSpanish: Story = { globals: { theme: 'dark', locale: 'es_ES' } }
export const Narrow: Story = { parameters: { width: 'phone' } }

const part = (draw: ScreenPartStoryProps['part']) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={SERVER} part={draw} />
  }
const devices = part((intl) => (
  <WindowDialog edited={maintenanceWindow(0)} intl={intl} onClose={nothing} />
))
const site = part((intl) => (
  <WindowDialog edited={maintenanceWindow(1)} intl={intl} onClose={nothing} />
))

export const EditDevices: Story = { render: devices }
export const EditSite: Story = { render: site }
export const EditSiteDarkSpanish: Story = {
  globals: { theme: 'dark', locale: 'es_ES' },
  render: site,
}
