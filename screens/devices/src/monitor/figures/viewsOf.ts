import { deviceModel } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import { MONITOR_VIEWS, type MonitorView } from '../params.ts'
import { windPoints } from './windPoints.ts'

/**
 * The views of a device for this reader: wind if it is measured, the log for those who configure the
 * device, and files if its type runs scripts.
 */
export function viewsOf(node: Node): readonly MonitorView[] {
  const { channel, hasScripts } = deviceModel(node.type)
  const isConfigured = node.actions.includes('configure')
  return MONITOR_VIEWS.filter((view) => {
    switch (view) {
      case 'wind':
        return windPoints(node.data_points ?? []) !== null
      case 'debug':
        return isConfigured && channel === 'airshed'
      case 'files':
        return hasScripts
      default:
        return true
    }
  })
}
