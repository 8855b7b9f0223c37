import type {
  ColocatedSensor,
  Colocation,
  IntervalEstimate,
  TargetCheck,
} from '@airshed/console-kit'
import { Coverage, DataTable, type Column, type PluginIntl } from '@airshed/kit'
import type { ReactNode } from 'react'
import { figure, intervalText, percentText, rSquaredText, withUnit } from './figureText.ts'
import { TargetMark } from './TargetMark.tsx'

export interface FiguresTableProps {
  study: Colocation
  nameOf: (dataPointId: string) => string
  intl: PluginIntl
}

type Figure = TargetCheck['figure']

/** The figures of each sensor, with the targets that they meet. */
export function FiguresTable({ study, nameOf, intl }: FiguresTableProps) {
  const columns: readonly Column<ColocatedSensor>[] = [
    {
      id: 'sensor',
      header: intl.formatMessage({ id: 'figure.sensor' }),
      cell: (sensor) => nameOf(sensor.data_point_id),
      maxWidth: '260px',
    },
    ...figuresIn(study.unit, intl).map(({ id, of, target }) => columnOf(id, target, of, intl)),
  ]
  return (
    <div className="colocation-figures">
      <DataTable
        label={intl.formatMessage({ id: 'figures' })}
        columns={columns}
        rows={study.sensors}
        rowKey={({ data_point_id: id }) => id}
      />
    </div>
  )
}

interface ShownFigure {
  id: string
  of: (sensor: ColocatedSensor) => ReactNode
  /** The figure for which a target may be set. */
  target?: Figure
}

const figuresIn = (unit: string, intl: PluginIntl): readonly ShownFigure[] => [
  {
    id: 'count',
    of: ({ count, coverage }) => (
      <>
        {intl.formatNumber(count)} <Coverage share={coverage} />
      </>
    ),
  },
  {
    id: 'rSquared',
    of: ({ line }) => rSquaredText(line?.rSquared ?? null, intl),
    target: 'rSquared',
  },
  { id: 'slope', of: ({ line }) => estimate(line?.slope, '', intl), target: 'slope' },
  {
    id: 'intercept',
    of: ({ line }) => estimate(line?.intercept, unit, intl),
    target: 'intercept',
  },
  {
    id: 'rmse',
    of: ({ error }) => withUnit(figure(error?.rmse ?? null, intl), unit),
    target: 'rmse',
  },
  {
    id: 'nrmse',
    of: ({ error }) => percentText(error?.nrmsePercent ?? null, intl),
    target: 'nrmsePercent',
  },
  { id: 'bias', of: ({ error }) => withUnit(figure(error?.bias ?? null, intl), unit) },
]

const columnOf = (
  id: string,
  target: Figure | undefined,
  of: ShownFigure['of'],
  intl: PluginIntl,
): Column<ColocatedSensor> => ({
  id,
  header: intl.formatMessage({ id: `figure.${id}` }),
  align: 'end',
  cell: (sensor) => (
    <>
      {of(sensor)}
      {target === undefined ? null : <TargetMark check={checkOf(sensor, target)} intl={intl} />}
    </>
  ),
})

function estimate(of: IntervalEstimate | undefined, unit: string, intl: PluginIntl): ReactNode {
  if (of === undefined) return '–'
  return (
    <>
      {withUnit(figure(of.value, intl), unit)}
      <span className="air-muted">{intervalText(of, intl)}</span>
    </>
  )
}

const checkOf = ({ targets }: ColocatedSensor, name: Figure): TargetCheck | undefined =>
  targets.flatMap(({ checks }) => checks).find((check) => check.figure === name)
