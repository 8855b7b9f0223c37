import { fake, FakeRefusal, type FakeAnswer } from '@airshed/data/testing'
import type { AlertTemplateDetails, CoveredDevices, Issue } from '@airshed/schemas'
import {
  activateAlertTemplate,
  createAlertTemplate,
  deactivateAlertTemplate,
  deleteAlertTemplate,
  findCoveredDevices,
  getAlertTemplate,
  listAlertTemplates,
  updateAlertTemplate,
} from '@airshed/schemas/calls'
import { alertTemplateDetails } from '../builders/alertTemplate.ts'
import { dataPoint } from '../builders/dataPoint.ts'
import { fakeSubscribers, type FakeSubscriberOptions } from './alertSubscribers.ts'
import { fakeList, holdsWords, isOf } from './list.ts'

export interface FakeTemplateOptions extends FakeSubscriberOptions {
  /** Default none. */
  alertTemplates?: readonly AlertTemplateDetails[]
  /** Issues with which saving templates is refused. Default none. */
  templateIssues?: readonly Issue[]
  /** Changes that another user saves right after a template was first read. Default none. */
  templateSavedByOthers?: Partial<AlertTemplateDetails>
  /** Parts of what templates would cover. Default twelve devices like the first of the built ones. */
  covered?: Partial<CoveredDevices>
}

const DEVICES = 12

/**
 * Alert templates that can be created, changed, switched and deleted.
 *
 * @param example id of the device that stands for all covered ones, and of its data points
 */
export function fakeAlertTemplates(
  options: FakeTemplateOptions,
  example: { nodeId: string; pointIds: readonly string[] },
): FakeAnswer[] {
  const { templateIssues = [], templateSavedByOthers } = options
  const subscribersOf = fakeSubscribers(options)
  const known = new Map((options.alertTemplates ?? []).map((one) => [one['_id'], one]))
  const find = (id: string): AlertTemplateDetails => {
    const found = known.get(id)
    if (found === undefined) throw new FakeRefusal(404, 'NOT_FOUND', 'There is no such template')
    return found
  }
  const put = (template: AlertTemplateDetails): AlertTemplateDetails => {
    known.set(template['_id'], template)
    return template
  }
  const checkIssues = (): void => {
    if (templateIssues.length === 0) return
    throw new FakeRefusal(400, 'VALIDATION_FAILED', 'Not valid', templateIssues)
  }
  const switched = (id: string, status: AlertTemplateDetails['status']) =>
    put({
      ...find(id),
      status,
      actions: ['modify', 'delete', status === 'activated' ? 'deactivate' : 'activate'],
    })
  return [
    fake(listAlertTemplates, ({ query: { organization_id: organization, search } = {} }) =>
      fakeList(
        [...known.values()].filter(
          (one) => isOf(organization, one) && holdsWords(search, one.name),
        ),
      ),
    ),
    fake(getAlertTemplate, ({ params }) => {
      const found = find(params.id)
      if (templateSavedByOthers !== undefined && found.version === 1) {
        put({ ...found, ...templateSavedByOthers, version: 2 })
      }
      return found
    }),
    fake(createAlertTemplate, ({ body: { subscribers, ...body } }) => {
      checkIssues()
      return put(
        alertTemplateDetails(0, {
          ...body,
          _id: `template_new_${known.size}`,
          subscribers: subscribersOf(subscribers),
        }),
      )
    }),
    fake(updateAlertTemplate, ({ params, body: { subscribers, version, ...body } }) => {
      checkIssues()
      const before = find(params.id)
      if (version !== before.version) throw new FakeRefusal(409, 'CONFLICT', 'Changed meanwhile')
      return put({
        ...before,
        ...body,
        subscribers: subscribersOf(subscribers),
        version: version + 1,
      })
    }),
    fake(deleteAlertTemplate, ({ params }) => {
      known.delete(find(params.id)['_id'])
      return null
    }),
    fake(activateAlertTemplate, ({ params }) => switched(params.id, 'activated')),
    fake(deactivateAlertTemplate, ({ params }) => switched(params.id, 'deactivated')),
    fake(findCoveredDevices, ({ body: { covers, paths = [] } }) => ({
      ...(covers.types.length + covers.tags.length === 0
        ? NOTHING
        : coveredDevices(paths, example)),
      ...options.covered,
    })),
  ]
}

const NOTHING: CoveredDevices = { matching: 0, covered: 0, example: null, parameters: [] }

function coveredDevices(
  paths: readonly string[],
  { nodeId, pointIds }: { nodeId: string; pointIds: readonly string[] },
): CoveredDevices {
  const points = pointIds.map((pointId) => dataPoint(pointId))
  return {
    matching: DEVICES,
    covered: DEVICES,
    example:
      paths.length === 0
        ? null
        : {
            _id: nodeId,
            name: 'Quay Street',
            data_points: points.flatMap(({ _id, path }) =>
              paths.includes(path) ? [{ path, _id }] : [],
            ),
          },
    parameters: points.map(({ path, presentName: name, unit, precision, kind, isMapped }) => ({
      path,
      name,
      unit,
      precision,
      kind,
      is_mapped: isMapped,
      devices: DEVICES,
    })),
  }
}
