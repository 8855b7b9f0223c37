import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'
import { STUDY_PARAMS, STUDY_SERVER } from './study.fixture.ts'

describeScreen(plugin, {
  params: {
    study: {
      usual: STUDY_PARAMS,
      days: { ...STUDY_PARAMS, averaging: 'day', last: '60d' },
      'nothing chosen': {},
    },
  },
  server: STUDY_SERVER,
})
