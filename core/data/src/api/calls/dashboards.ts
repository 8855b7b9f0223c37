import type {
  Dashboard,
  DashboardCreate,
  DashboardQuery,
  DashboardRange,
  DashboardUpdate,
  DashboardVersion,
  DashboardVersionDetail,
  Page,
  PageQuery,
  Widget,
} from '@airshed/schemas'
import type { CallOptions, Send } from '../request.ts'
import { path } from '../url.ts'

export interface DashboardCalls {
  list(query?: DashboardQuery, options?: CallOptions): Promise<Page<Dashboard>>
  get(id: string, options?: CallOptions): Promise<Dashboard>
  create(body: DashboardCreate): Promise<Dashboard>
  /** With `version` a change that somebody else made in between is answered by status 409. */
  update(id: string, body: DashboardUpdate): Promise<Dashboard>
  remove(id: string): Promise<void>
  /** A copy with a copy suffix to its name. */
  clone(id: string): Promise<Dashboard>
  /** A shared copy in another organization, named by its `external_id`. */
  share(id: string, organizationExternalId: string): Promise<Dashboard>
  star(id: string, isStarred: boolean): Promise<Dashboard>
  /** null goes back to the default range. */
  setRange(id: string, range: DashboardRange | null): Promise<Dashboard>
  createWidget(id: string, widget: Widget): Promise<Dashboard>
  updateWidget(id: string, widget: Widget): Promise<Dashboard>
  removeWidget(id: string, widgetId: string): Promise<Dashboard>
  /** Newest first, without their documents. */
  versions(id: string, query?: PageQuery, options?: CallOptions): Promise<Page<DashboardVersion>>
  version(id: string, version: number, options?: CallOptions): Promise<DashboardVersionDetail>
  /** Makes an old version the newest one; status 409 where `currentVersion` no longer is. */
  restore(id: string, version: number, currentVersion: number): Promise<Dashboard>
}

export const dashboardCalls = (send: Send): DashboardCalls => ({
  list: (query = {}, options) => send({ method: 'GET', path: 'dashboards', query, ...options }),
  get: (id, options) => send({ method: 'GET', path: path`dashboards/${id}`, ...options }),
  create: (body) => send({ method: 'POST', path: 'dashboards', body }),
  update: (id, body) => send({ method: 'PUT', path: path`dashboards/${id}`, body }),
  remove: (id) => send({ method: 'DELETE', path: path`dashboards/${id}` }),
  clone: (id) => send({ method: 'POST', path: path`dashboards/${id}/clone` }),
  share: (id, organizationExternalId) =>
    send({ method: 'PUT', path: path`dashboards/${id}/share/${organizationExternalId}` }),
  star: (id, isStarred) =>
    send({ method: 'PUT', path: path`dashboards/${id}/star`, body: { is_starred: isStarred } }),
  setRange: (id, range) => send({ method: 'PUT', path: path`dashboards/${id}/range`, body: range }),
  createWidget: (id, widget) =>
    send({ method: 'POST', path: path`dashboards/${id}/widgets`, body: widget }),
  updateWidget: (id, widget) =>
    send({ method: 'PUT', path: path`dashboards/${id}/widgets/${widget.id}`, body: widget }),
  removeWidget: (id, widgetId) =>
    send({ method: 'DELETE', path: path`dashboards/${id}/widgets/${widgetId}` }),
  versions: (id, query = {}, options) =>
    send({ method: 'GET', path: path`dashboards/${id}/versions`, query, ...options }),
  version: (id, version, options) =>
    send({ method: 'GET', path: path`dashboards/${id}/versions/${String(version)}`, ...options }),
  restore: (id, version, currentVersion) =>
    send({
      method: 'POST',
      path: path`dashboards/${id}/versions/${String(version)}/restore`,
      body: { version: currentVersion },
    }),
})
