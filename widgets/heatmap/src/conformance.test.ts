import { describeWidget } from '@airshed/testing'
import direction from '../fixtures/configs/direction.json' with { type: 'json' }
import least from '../fixtures/configs/least.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import oneExpected from '../fixtures/migrations/selected-data-point/expected.json' with { type: 'json' }
import oneInput from '../fixtures/migrations/selected-data-point/input.json' with { type: 'json' }
import listExpected from '../fixtures/migrations/with-list/expected.json' with { type: 'json' }
import listInput from '../fixtures/migrations/with-list/input.json' with { type: 'json' }
import bareExpected from '../fixtures/migrations/without-devices/expected.json' with { type: 'json' }
import bareInput from '../fixtures/migrations/without-devices/input.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, {
  fixtures: { usual, least, direction },
  migrations: {
    'selected-data-point': { input: oneInput, expected: oneExpected },
    'with-list': { input: listInput, expected: listExpected },
    'without-devices': { input: bareInput, expected: bareExpected },
  },
})
