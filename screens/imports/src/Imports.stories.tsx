import {
  fileImportDetails,
  importRecognized,
  ScreenStory,
  type ScreenStoryProps,
} from '@airshed/testing/stories'
import { plugin } from './plugin.ts'

interface Story {
  args?: Partial<ScreenStoryProps>
  globals?: { theme?: 'dark'; locale?: 'es_ES' }
  parameters?: { width: 'phone' | 'desktop' }
}

const SERVER = { imports: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => fileImportDetails(index)) }
/** One of these imports by its number: each has another state. */
const one = (index: number): Story['args'] => ({
  page: 'import',
  params: { id: `import_${index}` },
})
/** A file on which nobody has worked yet. */
const only = (changes: Parameters<typeof fileImportDetails>[1]): Story['args'] => ({
  page: 'import',
  params: { id: 'import_0' },
  server: { imports: [fileImportDetails(0, changes)] },
})
const COMPLETE = {
  serial: 'harbour-3',
  delimiter: ';',
  skipLines: 1,
  decimal: ',' as const,
  time: { column: 'Zeit', format: 'dd.MM.yyyy HH:mm', zone: 'Europe/Berlin' },
  columns: {
    Temperatur: { parameter: '131:10', unit: '°C' },
    Feuchte: { unit: '%' },
    'PM2,5': { parameter: '132:5' },
  },
}
const CHECKED = only({ state: 'checked', map: COMPLETE })
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
export const NoTable: Story = { args: only({ recognized: BARE }) }
export const FileGone: Story = {
  args: only({ recognized: null, file_kept_until: null, actions: ['delete'] }),
}
export const Gone: Story = { args: { page: 'import', params: { id: 'nowhere' } } }
