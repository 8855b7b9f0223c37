import { describeScreen } from '@airshed/testing'
import { plugin } from './plugin.ts'

describeScreen(plugin)
