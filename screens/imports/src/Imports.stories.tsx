import {
  fileImport,
  fileImportDetails,
  importCounts,
  importRecognized,
  ScreenPartStory,
  ScreenStory,
  type ScreenPartStoryProps,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import type { ReactNode } from 'react'
import { CheckSection } from './check/CheckSection.tsx'
import { plugin } from './plugin.ts'
import { PreviewSection } from './preview/PreviewSection.tsx'
import { ConflictChoice } from './store/ConflictChoice.tsx'
import { StoreSection } from './store/StoreSection.tsx'
import { UploadPlace } from './upload/UploadPlace.tsx'
import type { Upload } from './upload/useUpload.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  render?: () => ReactNode
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' | 'desktop' }
}

const SERVER = { imports: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => fileImportDetails(index)) }
/** One of these imports by its number: each has another state. */
const one = (index: number): Story['args'] => ({
  page: 'import',
  params: { id: `import_${index}` },
})
/** An import of its own, so that no other story has a draft of it. */
const only = (id: string, changes: Parameters<typeof fileImportDetails>[1]): Story['args'] => ({
  page: 'import',
  params: { id },
  server: { imports: [fileImportDetails(0, { ...changes, id })] },
})
const COMPLETE = {
  serial: 'harbour-3',
  delimiter: ';',
  skipLines: 1,
  decimal: ',' as const,
  time: { column: 'Zeit', format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
  columns: {
    Temperatur: { parameter: '128:1', unit: '°C' },
    Feuchte: { unit: '%' },
    'PM2,5': { parameter: '132:5' },
  },
}
const CHECKED = only('import_checked', { state: 'checked', map: COMPLETE })
const BARE = importRecognized({
  table: null,
  beginning: 'A report of the station\nmade by hand\nwithout columns',
})

export default {
  title: 'screens/imports',
  component: ScreenStory,
  args: { plugin, params: {}, server: SERVER } satisfies ScreenStoryProps,
  parameters: { width: 'desktop' },
}

export const Normal: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es_ES' } }
export const Phone: Story = { parameters: { width: 'phone' } }
export const NoMatches: Story = { args: { params: { search: 'volcano' } } }
export const Nothing: Story = { args: { server: {} } }
export const NoRights: Story = { args: { server: { isRefusing: true } } }

export const NewFile: Story = { args: { page: 'new' } }
export const NewFilePhone: Story = { args: { page: 'new' }, parameters: { width: 'phone' } }

export const Uploaded: Story = { args: one(0) }
export const Checking: Story = { args: one(1) }
export const Checked: Story = { args: CHECKED }
export const CheckedDark: Story = { args: CHECKED, globals: { theme: 'dark' } }
export const CheckedSpanish: Story = { args: CHECKED, globals: { locale: 'es_ES' } }
export const CheckedPhone: Story = { args: CHECKED, parameters: { width: 'phone' } }
export const Storing: Story = { args: one(3) }
export const Stored: Story = { args: one(4) }
export const TakingBack: Story = { args: one(5) }
export const TakenBack: Story = { args: one(6) }
export const Failed: Story = { args: one(7) }
export const NoTable: Story = { args: only('import_bare', { recognized: BARE }) }
export const FileGone: Story = {
  args: only('import_gone', { recognized: null, file_kept_until: null, actions: ['delete'] }),
}
export const Gone: Story = { args: { page: 'import', params: { id: 'nowhere' } } }

const part = (draw: ScreenPartStoryProps['part'], server = SERVER) =>
  function Part() {
    return <ScreenPartStory plugin={plugin} server={server} part={draw} />
  }
const ignore = () => undefined
const found = fileImportDetails(2)
const SENT = COMPLETE
const upload = (changes: Partial<Upload>): Upload => ({
  file: null,
  isSending: false,
  share: 0,
  problem: null,
  send: ignore,
  cancel: ignore,
  ...changes,
})
const FILE = new File(['x'.repeat(2_400_000)], 'hafen-2025.csv')
const place = (changes: Partial<Upload>) =>
  part((intl) => (
    <UploadPlace
      upload={upload({ file: FILE, ...changes })}
      organizations={[
        { id: 'org_city', name: 'City of Rivermouth' },
        { id: 'org_port', name: 'Port of Rivermouth' },
      ]}
      first="org_city"
      intl={intl}
    />
  ))

export const Uploading: Story = { render: place({ isSending: true, share: 0.62 }) }
export const TooLarge: Story = {
  render: place({ problem: { kind: 'tooLarge', bytes: 250_000_000 } }),
}
export const CheckResult: Story = {
  render: part((intl) => (
    <CheckSection found={found} map={SENT} isChecked onChecking={ignore} intl={intl} />
  )),
}
export const CheckResultSpanish: Story = { ...CheckResult, globals: { locale: 'es_ES' } }
export const CheckResultDark: Story = { ...CheckResult, globals: { theme: 'dark' } }
export const CheckResultPhone: Story = { ...CheckResult, parameters: { width: 'phone' } }
export const CheckOutdated: Story = {
  render: part((intl) => (
    <CheckSection found={found} map={SENT} isChecked={false} onChecking={ignore} intl={intl} />
  )),
}
export const Store: Story = {
  render: part((intl) => (
    <StoreSection
      found={found}
      map={SENT}
      isChecked
      organization="City of Rivermouth"
      intl={intl}
    />
  )),
}
export const StoreNothing: Story = {
  render: part((intl) => (
    <StoreSection
      found={{ ...found, checked: importCounts({ new: 0, conflicting: 0 }) }}
      map={SENT}
      isChecked
      organization="City of Rivermouth"
      intl={intl}
    />
  )),
}
export const Conflicts: Story = {
  render: part((intl) => <ConflictChoice count={3} isRevising intl={intl} onChange={ignore} />),
}
export const Rows: Story = {
  render: part((intl) => (
    <PreviewSection importId={fileImport(2).id} map={SENT} isDeviceOpen={false} intl={intl} />
  )),
}
export const RowsPhone: Story = { ...Rows, parameters: { width: 'phone' } }
export const RowsIncomplete: Story = {
  render: part((intl) => (
    <PreviewSection importId={fileImport(2).id} map={null} isDeviceOpen intl={intl} />
  )),
}
export const RowsUnreadable: Story = {
  render: part((intl) => (
    <PreviewSection
      importId={fileImport(2).id}
      map={{ ...SENT, time: { ...SENT.time, column: 'Datum' } }}
      isDeviceOpen={false}
      intl={intl}
    />
  )),
}
