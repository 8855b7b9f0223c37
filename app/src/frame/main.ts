import { startPluginFrame } from '@airshed/host/frame'
import { takeAwayChannels } from './takeAwayChannels.ts'

takeAwayChannels()
await startPluginFrame()
