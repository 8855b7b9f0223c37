import { deviceModel } from '@airshed/console-kit'
import type { Node } from '@airshed/kit'
import { MONITOR_VIEWS, type MonitorView } from '../params.ts'
import { windPoints } from './windPoints.ts'

/**
 * The views that a device has for this reader: wind where it is measured, what it logs for those who configure
 * it, and files where its type runs some.
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
