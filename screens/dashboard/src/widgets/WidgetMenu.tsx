import {
  chooseVersion,
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  useAirshed,
  widgetName,
  type AnyWidgetDefinition,
  type Widget,
} from '@airshed/console-kit'
import { useSession, type PluginIntl } from '@airshed/kit'

export interface WidgetMenuProps {
  widget: Widget
  intl: PluginIntl
  /** Absent, like `onDelete`, for users who may only view. */
  onEdit?: ((definition: AnyWidgetDefinition) => void) | undefined
  onDelete?: (() => void) | undefined
  onCopy: () => void
  onTable: () => void
  onPicture: () => void
  onReadings: () => void
}

/** Actions on one widget; one whose plugin is missing has no settings to edit. */
export function WidgetMenu(props: WidgetMenuProps) {
  const { widget, intl, onEdit, onDelete } = props
  const { registry } = useAirshed()
  const { locale } = useSession()
  const definition = registry.widgets.get(widget.type)
  const drawnBy = chooseVersion(registry, widget.type, widget.configVersion)
  const newer = drawnBy === definition ? undefined : definition?.source?.version
  // The contents of an isolated plugin are not part of the page that the picture is made from.
  const hasPicture = drawnBy?.source?.tier !== 'isolated'
  const isKnown =
    definition !== undefined && widget.configVersion <= definition.manifest.configVersion
  const hasSettings = isKnown && definition.manifest.creatable
  const text = (id: string): string => intl.formatMessage({ id })
  const name = widgetName(widget, definition?.manifest, locale)
  return (
    <MenuButton
      label={intl.formatMessage({ id: 'widget.menu' }, { name })}
      menu={
        <Menu>
          {hasSettings && onEdit !== undefined ? (
            <MenuItem
              text={
                newer === undefined
                  ? text('widget.edit')
                  : intl.formatMessage({ id: 'widget.editNewer' }, { version: newer })
              }
              onClick={() => onEdit(definition)}
            />
          ) : null}
          <MenuItem text={text('widget.copy')} onClick={props.onCopy} />
          {isKnown ? (
            <>
              <MenuItem text={text('widget.table')} onClick={props.onTable} />
              <MenuItem text={text('widget.readings')} onClick={props.onReadings} />
              {hasPicture ? (
                <MenuItem text={text('widget.picture')} onClick={props.onPicture} />
              ) : null}
            </>
          ) : null}
          {onDelete === undefined ? null : (
            <>
              <MenuDivider />
              <MenuItem intent="danger" text={text('widget.delete')} onClick={onDelete} />
            </>
          )}
        </Menu>
      }
    />
  )
}
