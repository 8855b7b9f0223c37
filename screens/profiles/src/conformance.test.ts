import { describeScreen } from '@airshed/testing'
import { ANSWERS } from './devices.fixture.ts'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: { list: { usual: {}, 'searched and sorted': { search: 'station', sort: 'type' } } },
  server: { answers: ANSWERS, profileDefaults: { indoor: 'airthinx-well-v2' } },
})
