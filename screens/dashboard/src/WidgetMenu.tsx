import {
  ConfirmDialog,
  Menu,
  MenuButton,
  MenuItem,
  useAirshed,
  useSession,
  widgetName,
  type AnyWidgetDefinition,
  type PluginIntl,
  type Widget,
} from '@airshed/kit'
import { useState } from 'react'

export interface WidgetMenuProps {
  widget: Widget
  intl: PluginIntl
  onEdit: (definition: AnyWidgetDefinition) => void
  onDelete: () => void
}

/** Edit and delete; a widget whose plugin is missing can only be deleted. */
export function WidgetMenu({ widget, intl, onEdit, onDelete }: WidgetMenuProps) {
  const { registry } = useAirshed()
  const { locale } = useSession()
  const [isAsking, setAsking] = useState(false)
  const definition = registry.widgets.get(widget.type)
  const isEditable =
    definition !== undefined &&
    definition.manifest.creatable &&
    widget.configVersion <= definition.manifest.configVersion
  const name = widgetName(widget, definition?.manifest, locale)
  return (
    <>
      <MenuButton
        label={intl.formatMessage({ id: 'widget.menu' }, { name })}
        menu={
          <Menu>
            {isEditable ? (
              <MenuItem
                text={intl.formatMessage({ id: 'widget.edit' })}
                onClick={() => onEdit(definition)}
              />
            ) : null}
            <MenuItem
              intent="danger"
              text={intl.formatMessage({ id: 'widget.delete' })}
              onClick={() => setAsking(true)}
            />
          </Menu>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={intl.formatMessage({ id: 'delete.title' }, { name })}
        confirmLabel={intl.formatMessage({ id: 'widget.delete' })}
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
        onCancel={() => setAsking(false)}
      >
        {intl.formatMessage({ id: 'delete.text' })}
      </ConfirmDialog>
    </>
  )
}
