import { Button, EmptyState, NamedIcon, type PluginIntl } from '@airshed/kit'

export interface NewDashboardTileProps {
  intl: PluginIntl
  /** Both absent for users who may not create one. */
  onCreate?: () => void
  onImport?: () => void
}

/** An empty list: what belongs here, and the tile that creates the first dashboard. */
export function NewDashboardTile({ intl, onCreate, onImport }: NewDashboardTileProps) {
  const text = (id: string) => intl.formatMessage({ id })
  if (onCreate === undefined) {
    return (
      <EmptyState
        icon={<NamedIcon name="dashboard" size={28} />}
        title={text('empty.title')}
        text={text('empty.readOnly')}
      />
    )
  }
  return (
    <div className="dashboards-empty">
      <button type="button" className="dashboards-tile" onClick={onCreate}>
        <NamedIcon name="dashboard" size={28} />
        <strong>{text('new')}</strong>
        <span>{text('empty.text')}</span>
      </button>
      <Button variant="minimal" text={text('import')} onClick={onImport} />
    </div>
  )
}
