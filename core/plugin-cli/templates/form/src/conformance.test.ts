import { describeDeviceForm } from '@airshed/testing'
import alertAboveTheRange from '../fixtures/invalid/alert-above-the-range.json' with { type: 'json' }
import averagingTooLong from '../fixtures/invalid/averaging-too-long.json' with { type: 'json' }
import atTheEnds from '../fixtures/valid/at-the-ends.json' with { type: 'json' }
import smallRange from '../fixtures/valid/small-range.json' with { type: 'json' }
import usual from '../fixtures/valid/usual.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeDeviceForm(plugin, {
  valid: { usual, 'small-range': smallRange, 'at-the-ends': atTheEnds },
  invalid: {
    'alert-above-the-range': alertAboveTheRange,
    'averaging-too-long': averagingTooLong,
  },
})
