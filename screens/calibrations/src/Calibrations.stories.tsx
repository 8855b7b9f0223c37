import {
  calibration,
  referenceDevice,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { MeasurementTable } from './list/MeasurementTable.tsx'
import { plugin } from './plugin.ts'
import { ResultDialog } from './run/ResultDialog.tsx'
import { RunDialog } from './run/RunDialog.tsx'
import { TransferDialog } from './transfer/TransferDialog.tsx'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  render?: () => ReactNode
  parameters?: { width: 'phone' }
}

const CALIBRATIONS = Array.from({ length: 4 }, (_, index) => calibration(index))
const SERVER = { calibrations: CALIBRATIONS, referenceDevices: [referenceDevice()] }

export default {
  title: 'screens/calibrations',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }

const part = (draw: ScreenPartStoryProps['part'], server: object = SERVER) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={server} part={draw} />
  }
const nothing = () => undefined
const asked = { devices: CALIBRATIONS.slice(0, 2), done: nothing }

export const Parameters: Story = {
  render: part((intl) => <MeasurementTable calibration={calibration(1)} intl={intl} />),
}
export const Run: Story = {
  render: part((intl) => (
    <RunDialog asked={asked} intl={intl} onOutcome={nothing} onClose={nothing} />
  )),
}
export const RunWithoutReference: Story = {
  render: part(
    (intl) => <RunDialog asked={asked} intl={intl} onOutcome={nothing} onClose={nothing} />,
    {},
  ),
}
export const Result: Story = {
  render: part((intl) => (
    <ResultDialog
      outcome={{
        calibrated: ['1C00A3F7', '1C00A3F8'],
        failed: ['1C00A3F9'],
        missing: ['1C00B001'],
      }}
      intl={intl}
      onClose={nothing}
    />
  )),
}
export const Transfer: Story = {
  render: part((intl) => (
    <TransferDialog asked={asked} intl={intl} onTransferred={nothing} onClose={nothing} />
  )),
}
