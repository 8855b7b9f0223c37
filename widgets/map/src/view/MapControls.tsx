import { Button, NamedIcon, type PluginIntl } from '@airshed/kit'

export interface MapControlsProps {
  /** What is shown now. */
  mode: 'map' | 'list'
  /** false: there is nothing to switch to. */
  canSwitch: boolean
  hasText: boolean
  intl: PluginIntl
  onMode: (mode: 'map' | 'list') => void
  onZoom: (levels: number) => void
  onFit: () => void
}

/** Switches between map and list, and controls the map without a pointer. */
export function MapControls(props: MapControlsProps) {
  const { mode, canSwitch, hasText, intl, onMode, onZoom, onFit } = props
  const other = mode === 'map' ? 'list' : 'map'
  const word = intl.formatMessage({ id: `controls.${other}` })
  return (
    <div
      className="map-widget-controls"
      role="group"
      aria-label={intl.formatMessage({ id: 'controls' })}
    >
      {canSwitch ? (
        <Button
          size="small"
          icon={<NamedIcon name={other} size={14} />}
          {...(hasText ? { text: word } : { 'aria-label': word, title: word })}
          onClick={() => onMode(other)}
        />
      ) : null}
      {mode === 'map' ? (
        <div className="map-widget-zoom">
          <IconButton
            icon="plus"
            label={intl.formatMessage({ id: 'controls.in' })}
            onClick={() => onZoom(1)}
          />
          <IconButton
            icon="minus"
            label={intl.formatMessage({ id: 'controls.out' })}
            onClick={() => onZoom(-1)}
          />
          <IconButton
            icon="zoom-to-fit"
            label={intl.formatMessage({ id: 'controls.fit' })}
            onClick={onFit}
          />
        </div>
      ) : null}
    </div>
  )
}

function IconButton({
  icon,
  label,
  onClick,
}: {
  icon: string
  label: string
  onClick: () => void
}) {
  return (
    <Button
      size="small"
      icon={<NamedIcon name={icon} size={14} />}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  )
}
