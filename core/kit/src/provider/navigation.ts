import type { NavigationTarget } from '@airshed/contract'

/** A link target for plugins: a place by name, or a path below `/{slug}`. */
export type Destination = NavigationTarget | string

const id = encodeURIComponent

function below(target: NavigationTarget): string {
  switch (target.to) {
    case 'device-monitor': {
      const query = target.dataPointId === undefined ? '' : `?parameter=${id(target.dataPointId)}`
      return `devices/${id(target.nodeId)}/monitor${query}`
    }
    case 'dashboard':
      return `dashboards/${id(target.dashboardId)}`
    case 'alert-monitor':
      return `alerts/${id(target.alertId)}/monitor`
    default:
      return target.to
  }
}

/**
 * The path of a place in the console.
 *
 * @param destination a place, a path below `/{slug}` (`dashboards`), or a whole path (`/all/home`)
 */
export function pathOf(destination: Destination, slug: string): string {
  if (typeof destination !== 'string') return `/${id(slug)}/${below(destination)}`
  return destination.startsWith('/') ? destination : `/${id(slug)}/${destination}`
}
