import { describeWidget } from '@airshed/testing'
import oneValue from '../fixtures/configs/one-value.json' with { type: 'json' }
import usual from '../fixtures/configs/usual.json' with { type: 'json' }
import withCourse from '../fixtures/configs/with-course.json' with { type: 'json' }
import { plugin } from './plugin.ts'

describeWidget(plugin, { fixtures: { usual, oneValue, withCourse } })
