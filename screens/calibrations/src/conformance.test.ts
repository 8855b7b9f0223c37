import { calibration, describeScreen, referenceDevice } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin, {
  params: {
    list: {
      usual: {},
      'filtered and sorted': { status: ['ok', 'fail'], sort: '-timestamp' },
      'with a search': { search: 'quay' },
    },
  },
  server: {
    calibrations: [0, 1, 2, 3].map((index) => calibration(index)),
    referenceDevices: [referenceDevice()],
  },
})
