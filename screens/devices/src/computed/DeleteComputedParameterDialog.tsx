import {
  Dialog,
  RefusedCallout,
  QueryView,
  useCall,
  useChange,
  type ComputedDependents,
} from '@airshed/console-kit'
import { deleteMetric, getMetricDependents } from '@airshed/console-kit/calls'
import { Button, type DataPoint, type PluginIntl } from '@airshed/kit'

const WIDTH_PX = 480

export interface DeleteComputedParameterDialogProps {
  /** A data point with `metric`. */
  point: DataPoint
  intl: PluginIntl
  /** Also called once the computed parameter is deleted. */
  onClose: () => void
}

/** Asks whether a computed parameter is to be deleted, and names what depends on it. */
export function DeleteComputedParameterDialog({
  point,
  intl,
  onClose,
}: DeleteComputedParameterDialogProps) {
  const text = (id: string): string => intl.formatMessage({ id }, { name: point.presentName })
  const { _id: metricId } = point.metric ?? { _id: '' }
  const params = { id: point.node_id, metricId }
  const dependents = useCall(getMetricDependents, { params })
  const { mutate, isPending, error } = useChange(deleteMetric, {
    isShown: () => false,
    success: text('metric.deleted'),
  })
  // The reader has seen what depends on it.
  const remove = () =>
    mutate({ params, query: { with_dependents: 'true' } }, { onSuccess: () => onClose() })
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('metric.delete')}
      onClose={onClose}
      actions={
        <>
          <Button text={text('cancel')} onClick={onClose} />
          <Button
            intent="danger"
            loading={isPending}
            disabled={dependents.data === undefined}
            text={text('metric.delete')}
            onClick={remove}
          />
        </>
      }
    >
      {error === null ? null : <RefusedCallout error={error} />}
      <p>{text('metric.delete.text')}</p>
      <QueryView query={dependents}>
        {(found) => <Dependents found={found} intl={intl} />}
      </QueryView>
    </Dialog>
  )
}

const GROUPS = ['metrics', 'alerts', 'dashboards'] as const

function Dependents({ found, intl }: { found: ComputedDependents; intl: PluginIntl }) {
  const groups = GROUPS.filter((group) => found[group].length > 0)
  if (groups.length === 0 && found.others === 0) {
    return <p>{intl.formatMessage({ id: 'metric.dependents.none' })}</p>
  }
  return (
    <>
      {groups.map((group) => (
        <section key={group}>
          <p>{intl.formatMessage({ id: `metric.dependents.${group}` })}</p>
          <ul>
            {found[group].map(({ _id: id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
      {found.others === 0 ? null : (
        <p>{intl.formatMessage({ id: 'metric.dependents.others' }, { count: found.others })}</p>
      )}
    </>
  )
}
