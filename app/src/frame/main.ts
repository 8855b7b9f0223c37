import { startPluginFrame } from '@airshed/kit/frame'
import { takeAwayChannels } from './takeAwayChannels.ts'

takeAwayChannels()
await startPluginFrame()
